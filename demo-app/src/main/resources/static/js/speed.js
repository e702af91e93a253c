// The speed test and its bars.

import * as api from './api.js';
import { count, millis } from './format.js';

const results = document.getElementById('results');

export async function measure() {
  const runs = (await api.speed()).map((run) => ({ ...run, perSecond: Math.round((run.calls * 1e6) / run.micros) }));
  const best = Math.max(...runs.map((run) => run.perSecond));
  results.replaceChildren(...runs.map((run) => rowOf(run, best)));
}

function rowOf(run, best) {
  const row = document.createElement('li');
  row.innerHTML = '<span class="way"></span><span class="track" aria-hidden="true"><i></i></span><span class="detail"><b></b></span>';
  row.querySelector('.way').textContent = run.name;
  row.querySelector('i').style.width = `${(100 * run.perSecond) / best}%`;
  row.querySelector('b').textContent = `${count(run.perSecond)} reads per second`;
  const detail = run.p99Micros ? `, 99 of 100 within ${millis(run.p99Micros)}` : `, all ${count(run.calls)} back in ${millis(run.micros)}`;
  row.querySelector('.detail').append(detail);
  return row;
}
