// The chart of look-ups: one bar each, its height the logarithm of the time it took.

import { count, millis } from './format.js';

const SHOWN = 60;
const FLOOR_MICROS = 100;
const DECADES = 4; // 0.1 ms to 1 s
const chart = document.getElementById('chart');
const said = document.getElementById('said');
const recent = [];

function height(micros) {
  const decades = Math.log10(Math.max(micros, FLOOR_MICROS) / FLOOR_MICROS);
  return Math.min(100, 3 + (decades / DECADES) * 94);
}

function rules() {
  for (const [micros, label] of [[1000, '1 ms'], [10_000, '10 ms'], [100_000, '100 ms'], [900_000, '1 s']]) {
    const rule = document.createElement('div');
    rule.className = 'rule';
    rule.style.bottom = `${height(micros)}%`;
    rule.innerHTML = `<span>${label}</span>`;
    chart.append(rule);
  }
}

/** Adds a look-up. It is also said in words, unless it belongs to the crowd: that would drown a screen reader. */
export function add(lookup, aloud) {
  if (recent.length === 0) {
    chart.replaceChildren();
    rules();
  }
  recent.push(lookup);
  const mark = document.createElement('div');
  mark.className = `mark ${lookup.hit ? 'hit' : 'miss'}`;
  mark.style.height = `${height(lookup.micros)}%`;
  mark.title = `${lookup.product.name}: ${millis(lookup.micros)}, ${lookup.hit ? 'cache' : 'warehouse'}`;
  chart.append(mark);
  if (recent.length > SHOWN) {
    recent.shift();
    chart.querySelector('.mark').remove();
  }
  describe();
  if (aloud) {
    said.replaceChildren(...sentence(lookup));
  }
}

function sentence({ product, hit, micros }) {
  const time = document.createElement('b');
  time.textContent = millis(micros);
  return hit
    ? [`${product.name} came from the cache in `, time, '.']
    : [`${product.name} came from the warehouse in `, time, '. Look again before 30 seconds are over.'];
}

function describe() {
  const hits = recent.filter((lookup) => lookup.hit).length;
  chart.setAttribute('aria-label', `The last ${count(recent.length)} look-ups: ${hits} from the cache, ${recent.length - hits} from the warehouse`);
}
