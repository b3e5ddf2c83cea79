/**
 * Version of the kernel's contract with the remotes, `major.minor`. A change that breaks a remote raises the major;
 * an addition that a remote may come to need raises the minor.
 */
export const KERNEL_CONTRACT = '1.5';

/** Whether a kernel of the contract `offered` serves a remote that was built for `needed`. */
export function satisfiesContract(offered: string, needed: string): boolean {
  const [offeredMajor, offeredMinor] = parse(offered);
  const [neededMajor, neededMinor] = parse(needed);
  return offeredMajor === neededMajor && offeredMinor >= neededMinor;
}

function parse(version: string): [major: number, minor: number] {
  const [major = Number.NaN, minor = Number.NaN] = version.split('.').map(Number);
  return [major, minor];
}
