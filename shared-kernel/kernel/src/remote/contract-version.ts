/**
 * Version of the kernel's contract with the remotes, `major.minor`. Breaking changes raise the major, additions the
 * minor.
 */
export const KERNEL_CONTRACT = '1.0';

/** True if a kernel with the contract `offered` can run a remote built for `needed`. */
export function satisfiesContract(offered: string, needed: string): boolean {
  const [offeredMajor, offeredMinor] = parse(offered);
  const [neededMajor, neededMinor] = parse(needed);
  return offeredMajor === neededMajor && offeredMinor >= neededMinor;
}

function parse(version: string): [major: number, minor: number] {
  const [major = Number.NaN, minor = Number.NaN] = version.split('.').map(Number);
  return [major, minor];
}
