import { cpus, loadavg } from 'node:os';

/** Starts measuring the processors; the returned function describes their use since. */
export function watchMachine(): () => string {
  const before = processorTimes();
  return () => {
    const after = processorTimes();
    const free = (after.idle - before.idle) / (after.all - before.all);
    const load = loadavg().map((each) => each.toFixed(1));
    return `${(100 * free).toFixed(0)} % of ${cpus().length} cores free, load average ${load.join(' ')}`;
  };
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times: of }) => of);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { idle, user, nice, sys, irq }) => sum + idle + user + nice + sys + irq, 0),
  };
}
