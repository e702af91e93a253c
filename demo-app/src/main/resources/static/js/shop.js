// The shop window: cards to look at and to buy from.

import * as api from './api.js';
import * as timeline from './timeline.js';
import { millis, price } from './format.js';
import { attempt } from './status.js';

const cards = new Map();

export async function open(onSale) {
  const list = document.getElementById('products');
  const template = document.getElementById('product');
  for (const product of await api.products()) {
    const card = template.content.firstElementChild.cloneNode(true);
    card.querySelector('use').setAttribute('href', `art.svg#${product.id}`);
    card.querySelector('h3').textContent = product.name;
    card.querySelector('.price').textContent = price(product.priceCents);
    const look = card.querySelector('.look');
    look.setAttribute('aria-label', `Look closer at: ${product.name}`);
    look.addEventListener('click', () => attempt(() => lookAt(product.id, true)));
    const buy = card.querySelector('.buy');
    buy.setAttribute('aria-label', `Buy: ${product.name}`);
    buy.addEventListener('click', () => attempt(async () => onSale(await api.buy(product.id))));
    cards.set(product.id, card);
    list.append(card);
  }
}

/** Looks a product up and shows what came back, and from where. */
export async function lookAt(id, aloud) {
  const card = cards.get(id);
  card.classList.add('waiting');
  try {
    const lookup = await api.lookUp(id);
    const source = lookup.hit ? 'hit' : 'miss';
    card.dataset.source = source;
    card.querySelector('.story').textContent = lookup.product.story;
    const took = card.querySelector('.took');
    took.dataset.source = source;
    took.textContent = `${lookup.hit ? 'Cache' : 'Warehouse'} · ${millis(lookup.micros)}`;
    timeline.add(lookup, aloud);
  } finally {
    card.classList.remove('waiting');
  }
}

export const ids = () => [...cards.keys()];
