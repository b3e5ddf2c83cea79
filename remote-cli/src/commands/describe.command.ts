import { openStore } from '@comptoir/remote-registry';
import { describeBuild } from '@comptoir/remote-registry/describe';
import { deploymentOf } from '../deployment';
import type { AddCommand } from './command';

export const addDescribe: AddCommand = (program, { folder, environment, print }) => {
  program
    .command('describe [build]')
    .description('print what a build (default: dist) contributes, and whether the deployment accepts it')
    .option('--shell <address>', 'deployment to check against (default: the one in .npmrc)')
    .option('--to <place>', 'registry to check against (default: REMOTES_DIR, else ./remotes)')
    .action(async (build: string | undefined, { shell, to }: { shell?: string; to?: string }) => {
      const store = await openStore(to ?? environment['REMOTES_DIR'] ?? 'remotes', environment);
      const against = shell ?? (await deploymentOf(folder));
      for await (const line of describeBuild(build ?? 'dist', store, against)) print(line);
    });
};
