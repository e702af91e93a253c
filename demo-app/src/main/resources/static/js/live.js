// The numbers at the top and the bestsellers, as the server knows them.

import * as api from './api.js';
import { count, span } from './format.js';

const show = (id, text) => { document.getElementById(id).textContent = text; };
const list = document.getElementById('bestsellers');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

export async function refresh() {
  const now = await api.live();
  const looked = now.hits + now.misses;
  show('client', now.client);
  show('read-millis', now.readMillis);
  show('visits', count(now.visits));
  show('hits', count(now.hits));
  show('misses', count(now.misses));
  show('hit-rate', looked ? `${Math.round((100 * now.hits) / looked)} %` : '–');
  show('spared', span(now.hits * now.readMillis));
  bestsellers(now.bestsellers);
}

function bestsellers(sold) {
  document.getElementById('no-sales').hidden = sold.length > 0;
  const before = new Map([...list.children].map((row) => [row.dataset.id, row.getBoundingClientRect().top]));
  const rows = sold.map((entry) => rowOf(entry, sold[0].sold));
  if (rows.some((row, place) => list.children[place] !== row)) {
    list.replaceChildren(...rows);
    rows.forEach((row) => slide(row, before.get(row.dataset.id)));
  }
}

function rowOf(entry, most) {
  let row = list.querySelector(`[data-id="${CSS.escape(entry.productId)}"]`);
  if (!row) {
    row = document.createElement('li');
    row.dataset.id = entry.productId;
    row.innerHTML = '<span class="name"></span><span class="sold"></span><span class="meter" aria-hidden="true"><i></i></span>';
    row.querySelector('.name').textContent = entry.name;
  }
  row.querySelector('.sold').textContent = `${count(entry.sold)} sold`;
  row.querySelector('i').style.width = `${(100 * entry.sold) / most}%`;
  return row;
}

/** Lets a row move from where it was to where it is. */
function slide(row, from) {
  if (from !== undefined && !calm.matches) {
    const way = from - row.getBoundingClientRect().top;
    row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], { duration: 350, easing: 'ease-out' });
  }
}
