import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of this machine, of private networks, of clouds' metadata, and reserved ones. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');

/** Global unicast; other addresses of IPv6 are local or reserved. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
/** Addresses within it that lead to IPv4, or that documentation uses. */
const EMBEDDED = new BlockList();
EMBEDDED.addSubnet('2001::', 23, 'ipv6');
EMBEDDED.addSubnet('2001:db8::', 32, 'ipv6');
EMBEDDED.addSubnet('2002::', 16, 'ipv6');
EMBEDDED.addSubnet('3fff::', 20, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return GLOBAL.check(address, 'ipv6') && !EMBEDDED.check(address, 'ipv6');
}

/**
 * Resolves names to public addresses only. A connection uses the address that was checked, so that a name cannot
 * change in between.
 */
export const publicLookup = publicLookupBy(lookup);

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

export function publicLookupBy(resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => isPublic(address));
      const [first] = addresses;
      if (!first) return done(error ?? new Error(`${hostname} has no public address`), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
