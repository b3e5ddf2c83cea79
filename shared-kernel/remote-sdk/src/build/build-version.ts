/**
 * The version of a build: `REMOTE_VERSION`; else the package's, which Turborepo's hash of the sources makes unique. A
 * version never changes once it is published.
 * @param version of the package, for example `1.4.0`
 */
export function buildVersion(version: string): string {
  const { REMOTE_VERSION, TURBO_HASH } = process.env;
  return REMOTE_VERSION || (TURBO_HASH ? `${version}-built-${TURBO_HASH.slice(0, 8)}` : version);
}
