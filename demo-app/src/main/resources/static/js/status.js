// Whether things work: the pill in the bar, and a banner while they do not.

import * as api from './api.js';

const pill = document.getElementById('health');
const pillText = document.getElementById('health-text');
const banner = document.getElementById('banner');

/** Does something that may fail; a failure is shown until the next success. Returns whether it worked. */
export async function attempt(action) {
  try {
    await action();
    banner.hidden = true;
    return true;
  } catch (failure) {
    const text = failure instanceof TypeError ? 'The demo does not answer. Is it still running?' : failure.message;
    if (banner.hidden || banner.textContent !== text) {
      banner.textContent = text;
      banner.hidden = false;
    }
    return false;
  }
}

export async function checkHealth() {
  let redis;
  try {
    redis = (await api.health()).components?.redis;
  } catch {
    redis = undefined;
  }
  const up = redis?.status === 'UP';
  pill.dataset.state = up ? 'up' : 'down';
  pillText.textContent = up ? `Redis ${redis.details?.version ?? ''} is up` : 'Redis is down';
}
