/**
 * Version of the kernel's contract with the remotes, `major.minor`. Breaking changes raise the major, additions the
 * minor.
 */
export const KERNEL_CONTRACT = '1.5';

/**
 * Last contract of each former major still served by the shell: an adapter in `shared-kernel/src/former/<major>/` for
 * each changed face.
 */
export const FORMER_CONTRACTS: readonly string[] = [];

/** True if a kernel with the contract `offered` can run a remote built for `needed`. */
export function satisfiesContract(offered: string, needed: string): boolean {
  const [offeredMajor, offeredMinor] = parse(offered);
  const [neededMajor, neededMinor] = parse(needed);
  return offeredMajor === neededMajor && offeredMinor >= neededMinor;
}

/** The same for a shell, including the former majors that it serves. */
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
