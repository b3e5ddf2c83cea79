import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network; providers give each customer at least one. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * Name under which attempts of a client are counted: its IPv4 address, or the /64 network of its IPv6 address, in which
 * a client may choose another address for each attempt.
 */
export function networkOf(given: string): string {
  // Some proxies add the port, which differs for each connection.
  const address = /^\[(.+)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^([\d.]+):\d+$/, '$1');
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, ALL_GROUPS - first.length - last.length)).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Two for an IPv4 address at the end. */
function groupsOf(text: string): string[] {
  return text.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? ['0', '0'] : [group]));
}
