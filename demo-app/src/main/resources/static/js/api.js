// Talks to the server. Every answer that is not fine becomes an Error with the server's own words.

async function call(method, path, body) {
  const response = await fetch(`api/${path}`, {
    method,
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) {
    throw new Error(answer?.detail ?? `The server said ${response.status}`);
  }
  return answer;
}

export const products = () => call('GET', 'products');
export const lookUp = (id) => call('GET', `products/${encodeURIComponent(id)}`);
export const forget = () => call('DELETE', 'cache');
export const visit = () => call('POST', 'visits');
export const buy = (productId) => call('POST', 'orders', { productId });
export const live = () => call('GET', 'live');
export const speed = () => call('POST', 'speed');

/** Health answers 503 with a body when something is down, which is an answer too. */
export async function health() {
  const response = await fetch('actuator/health');
  return response.json();
}
