import * as z from 'zod/mini';
import { teamRequest } from '../team-request';
import type { AddCommand } from './command';

const Failure = z.object({
  remote: z.string(),
  version: z.string(),
  reason: z.string(),
  message: z.string(),
  stack: z.array(z.string()),
  reports: z.number(),
  offices: z.number(),
  browsers: z.array(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
});

const Failures = z.object({ failures: z.array(Failure) });

export const addFailures: AddCommand = (program, { folder, environment, print }) => {
  program
    .command('failures')
    .description('print what broke in browsers: message, stack in the sources, reports, offices, browsers and times')
    .option('--at <address>', 'deployment, with PUBLISH_TOKEN (default: the one in .npmrc)')
    .option('--json', 'print it as JSON')
    .action(async ({ at, json }: { at?: string; json?: true }) => {
      const { failures } = z.parse(Failures, await teamRequest('/publish/failures', { to: at, folder, environment }));
      if (json) return print(JSON.stringify(failures, null, 2));
      if (failures.length === 0) print('No failures in the last 30 days.');
      for (const failure of failures) print(textOf(failure));
    });
};

function textOf({ remote, version, reason, message, stack, ...counts }: z.infer<typeof Failure>): string {
  const { reports, offices, browsers, firstAt, lastAt } = counts;
  const from = browsers.length === 0 ? '' : `, ${browsers.join(', ')}`;
  return [
    `${remote} ${version}  ${reason}: ${message}`,
    ...stack.map((frame) => `    at ${frame}`),
    `  reports: ${reports}, offices: ${offices}${from}`,
    `  first ${firstAt}, last ${lastAt}`,
  ].join('\n');
}
