// Puts the page together: opens the shop, keeps the numbers fresh, and lets customers in.

import * as api from './api.js';
import * as live from './live.js';
import * as shop from './shop.js';
import * as speed from './speed.js';
import { attempt, checkHealth } from './status.js';

const REFRESH_MILLIS = 2000;
const HEALTH_MILLIS = 5000;
const CUSTOMER_MILLIS = 350;

const button = (id) => document.getElementById(id);
const refresh = () => attempt(live.refresh);

/** Repeats while somebody looks, and never faster than the answers come. */
function keep(action, pauseMillis) {
  const again = async () => {
    if (!document.hidden) {
      await action();
    }
    setTimeout(again, pauseMillis);
  };
  again();
}

function theme() {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = (dark) => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    button('theme').setAttribute('aria-pressed', dark);
  };
  const chosen = localStorage.getItem('theme');
  apply(chosen ? chosen === 'dark' : system.matches);
  system.addEventListener('change', (event) => localStorage.getItem('theme') || apply(event.matches));
  button('theme').addEventListener('click', () => {
    const dark = document.documentElement.dataset.theme !== 'dark';
    localStorage.setItem('theme', dark ? 'dark' : 'light');
    apply(dark);
  });
}

/** Customers look more often than they buy, and like some things more than others. */
async function customer() {
  const ids = shop.ids();
  const id = ids[Math.floor(Math.random() ** 1.7 * ids.length)];
  await shop.lookAt(id, false);
  if (Math.random() < 0.25) {
    await api.buy(id);
    await live.refresh();
  }
}

function crowd() {
  const toggle = button('crowd');
  let timer;
  let inside = false;
  toggle.addEventListener('click', () => {
    inside = !inside;
    toggle.dataset.on = inside;
    toggle.textContent = inside ? 'Send customers home' : 'Let customers in';
    clearInterval(timer);
    if (inside) {
      timer = setInterval(() => document.hidden || attempt(customer), CUSTOMER_MILLIS);
    }
  });
}

async function measure() {
  button('measure').disabled = true;
  button('measure').textContent = 'Measuring …';
  await attempt(speed.measure);
  button('measure').disabled = false;
  button('measure').textContent = 'Measure again';
}

theme();
crowd();
button('forget').addEventListener('click', () => attempt(api.forget));
button('measure').addEventListener('click', measure);
await attempt(() => shop.open(refresh));
await attempt(api.visit);
keep(refresh, REFRESH_MILLIS);
keep(checkHealth, HEALTH_MILLIS);
