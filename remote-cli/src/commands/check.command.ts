import { Refusal } from '../refusal';
import { runQuietly } from '../tools';
import type { AddCommand } from './command';

const CHECKS = [
  { name: 'Types', tool: 'tsc', args: ['--noEmit'] },
  { name: 'Lint', tool: 'oxlint', args: ['--type-aware'] },
  { name: 'Tests and contract', tool: 'jest', args: [] },
] as const;

export const addCheck: AddCommand = (program, { folder, print }) => {
  program
    .command('check')
    .description('check types, lint, tests and the contract of this remote')
    .action(async () => {
      const results = CHECKS.map(async ({ name, tool, args }) => {
        const started = performance.now();
        const { isFine, output } = await runQuietly(tool, { folder, args });
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        if (!isFine) print(output.trim());
        print(`${isFine ? '✓' : '✖'} ${name}, ${seconds} s`);
        return isFine ? [] : [name];
      });
      const failed = (await Promise.all(results)).flat();
      if (failed.length > 0) throw new Refusal(`Failed: ${failed.join(', ')}.`);
    });
};
