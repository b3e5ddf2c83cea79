/**
 * True if an address may override a published version. A deployment lists origins: `https://preview.example`,
 * `http://localhost:*` for every port, `https://*.preview.example` for every subdomain.
 */
export function allowsOverride(origins: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' && origins.some((pattern) => matches(pattern, origin));
}

function matches(pattern: string, origin: string): boolean {
  const [scheme = '', place = ''] = pattern.split('://');
  const [host = '', port] = place.split(':');
  const { protocol, hostname, port: actual } = new URL(origin);
  if (protocol !== `${scheme}:`) return false;
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  return isHost && (port === '*' || (port ?? '') === actual);
}
