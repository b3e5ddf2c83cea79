import { prune } from '../prune';
import { readOptions, type Command } from './command';

export const pruneCommand: Command = {
  usage: `prune
    removes old versions; keeps at least 3 of each remote, and what was live in the last 48 hours`,
  run: async (args, context) => {
    const { store, by } = await readOptions(args, context);
    const pruned = await prune(store, { by });
    for (const { remote, version } of pruned) context.print(`Removed ${remote} ${version}.`);
    if (pruned.length === 0) context.print('Nothing is old enough.');
  },
};
