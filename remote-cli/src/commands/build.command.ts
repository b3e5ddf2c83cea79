import { runInTerminal } from '../tools';
import type { AddCommand } from './command';

export const addBuild: AddCommand = (program, { folder }) => {
  program
    .command('build [version]')
    .description('build the remote into dist; by default as the version in package.json')
    .action(async (version: string | undefined) => {
      const environment = { NODE_ENV: 'production', ...(version && { REMOTE_VERSION: version }) };
      await runInTerminal('rspack', { folder, args: ['build'], environment });
    });
};
