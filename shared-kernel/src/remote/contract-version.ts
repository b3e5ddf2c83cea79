/**
 * Version of the kernel's contract with the remotes, `major.minor`. A change that breaks a remote raises the major;
 * an addition that a remote may come to need raises the minor.
 */
export const KERNEL_CONTRACT = '1.5';

/**
 * The last contract of each former major that the shell serves beside its own, for a window: an adapter in
 * `shared-kernel/src/former/<major>/` for each face that is not what it was.
 */
export const FORMER_CONTRACTS: readonly string[] = [];

/** Whether a kernel of the contract `offered` serves a remote that was built for `needed`. */
export function satisfiesContract(offered: string, needed: string): boolean {
  const [offeredMajor, offeredMinor] = parse(offered);
  const [neededMajor, neededMinor] = parse(needed);
  return offeredMajor === neededMajor && offeredMinor >= neededMinor;
}

/** The same of a shell: with the contract of its kernel, or with one of a former major that it serves beside it. */
export function servesContract(
  { kernel, former = [] }: { kernel: string; former?: readonly string[] | undefined },
  needed: string,
): boolean {
  return [kernel, ...former].some((offered) => satisfiesContract(offered, needed));
}

function parse(version: string): [major: number, minor: number] {
  const [major = Number.NaN, minor = Number.NaN] = version.split('.').map(Number);
  return [major, minor];
}
