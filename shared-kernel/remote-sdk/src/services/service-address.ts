/** Encoded dots, slashes, backslashes and control characters, also encoded twice: a service may decode them again. */
const CLIMBING = /%(?:25)*(?:2e|2f|5c|0[0-9a-f]|1[0-9a-f]|7f)|\\|\/\/|[^\x21-\x7e]/i;

/**
 * Address at the service for the raw `url` of a request to `/services/<name>…`; undefined for a path that could leave
 * the folder of the service.
 */
export function serviceAddress(base: URL, name: string, url: string): URL | undefined {
  const prefix = `/services/${name}`;
  const [path = '', ...search] = url.split('?');
  if (!path.startsWith(prefix)) return undefined;
  const rest = path.slice(prefix.length);
  if ((rest !== '' && !rest.startsWith('/')) || CLIMBING.test(rest)) return undefined;
  if (rest.split('/').some((part) => part === '.' || part === '..')) return undefined;
  const folder = base.pathname.replace(/\/$/, '');
  const address = new URL(base);
  address.pathname = `${folder}${rest}`;
  address.search = search.join('?');
  // The parser of addresses has the last word.
  return address.origin === base.origin && `${address.pathname}/`.startsWith(`${folder}/`) ? address : undefined;
}
