import { prune } from '../prune';
import type { AddCommand } from './command';

export const addPrune: AddCommand = ({ program, open, print }) => {
  program
    .command('prune')
    .description('remove old versions; keeps at least 3 of each remote, and those live in the last 48 hours')
    .action(async () => {
      const { store, by } = await open();
      const pruned = await prune(store, { by });
      for (const { remote, version } of pruned) print(`Removed ${remote} ${version}.`);
      if (pruned.length === 0) print('Nothing is old enough.');
    });
};
