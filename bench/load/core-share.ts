import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PERIOD_US = 100_000;
const V1 = '/sys/fs/cgroup/cpu';
const V2 = '/sys/fs/cgroup';

/**
 * Limits a process to a share of a core, like a container; needs the right to create groups. `release` removes the
 * group.
 */
export interface CoreShare {
  hold(processId: number): void;
  release(): void;
}

/** Creates a cgroup with a share of a core; needs Linux and the right to create groups (`man 7 cgroups`). */
export function coreShare(name: string, cores: number): CoreShare {
  const quota = Math.round(cores * PERIOD_US);
  const isFirstVersion = existsSync(path.join(V1, 'cpu.cfs_quota_us'));
  const folder = path.join(isFirstVersion ? V1 : V2, name);
  if (!isFirstVersion) writeFileSync(path.join(V2, 'cgroup.subtree_control'), '+cpu');
  mkdirSync(folder, { recursive: true });
  if (isFirstVersion) {
    writeFileSync(path.join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(path.join(folder, 'cpu.cfs_quota_us'), String(quota));
  } else {
    writeFileSync(path.join(folder, 'cpu.max'), `${quota} ${PERIOD_US}`);
  }
  return {
    hold: (processId) => writeFileSync(path.join(folder, 'cgroup.procs'), String(processId)),
    release: () => rmdirSync(folder),
  };
}
