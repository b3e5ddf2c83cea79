import { runShown } from '../tools';
import type { Command } from './command';

export const buildCommand: Command = {
  usage: `build [<version>]
    builds the remote into dist; by default as the version in package.json`,
  run: async ([version], { folder }) => {
    const environment = { NODE_ENV: 'production', ...(version && { REMOTE_VERSION: version }) };
    await runShown('rspack', { folder, args: ['build'], environment });
  },
};
