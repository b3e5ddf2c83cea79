const LONGEST = 2_000;
/** No spaces and control characters: browsers drop some of them, so that `/\t/evil.example` would name a host. */
const LOCAL = /^\/(?![/\\])[!-~]*$/;

/** Path of a page of the product; `/` for anything else, so that a link cannot lead elsewhere after the sign-in. */
export function returnPath(requested: unknown, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  if (
    typeof requested !== 'string' ||
    requested.length > LONGEST ||
    !LOCAL.test(requested) ||
    !URL.canParse(requested, origin)
  )
    return '/';
  const { pathname, search } = new URL(requested, origin);
  // Dots are resolved only now.
  return LOCAL.test(pathname) && !/^\/(api|auth)(\/|$)/.test(pathname) ? `${pathname}${search}` : '/';
}
