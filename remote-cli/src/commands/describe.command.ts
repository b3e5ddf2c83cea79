import { describeCommand as ofRegistry } from '@comptoir/remote-registry/describe';
import { deploymentOf } from '../deployment';
import type { Command } from './command';

export const describeCommand: Command = {
  usage: `describe [<folder of the build>] [--shell <address>]
    what the build contributes, and whether the deployment would take it; nothing is changed`,
  run: async (args, context) => {
    const folder = args[0]?.startsWith('--') === false ? [] : ['dist'];
    const shell = args.includes('--shell') ? undefined : await deploymentOf(context.folder);
    await ofRegistry.run([...folder, ...args, ...(shell === undefined ? [] : ['--shell', shell])], context);
  },
};
