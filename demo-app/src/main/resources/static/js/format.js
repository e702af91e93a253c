// Numbers as people read them.

const whole = new Intl.NumberFormat('en');

export const count = (n) => whole.format(n);

export const price = (cents) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', minimumFractionDigits: cents % 100 ? 2 : 0 }).format(cents / 100);

/** Microseconds as milliseconds, with as many digits as matter. */
export function millis(micros) {
  const ms = micros / 1000;
  return `${ms >= 100 ? Math.round(ms) : ms >= 10 ? ms.toFixed(1) : ms.toFixed(2)} ms`;
}

/** Milliseconds as a span of time. */
export function span(ms) {
  if (ms < 60_000) {
    return `${(ms / 1000).toFixed(1)} s`;
  }
  const minutes = Math.floor(ms / 60_000);
  return minutes < 60 ? `${minutes} min ${Math.round((ms % 60_000) / 1000)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
