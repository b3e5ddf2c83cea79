import { pin, unpin } from '../pin';
import { readOptions, required, type Command } from './command';

export const pinCommand: Command = {
  usage: `pin <remote> [<version>] --reason <why>   |   pin <remote> --off
    keeps a version live whatever is published; --off makes the newest live`,
  run: async (args, context) => {
    const options = await readOptions(args, context);
    const {
      positionals: [name, version],
      store,
      by,
    } = options;
    const remote = required(name, 'The name of the remote');
    if (options.isSet('off')) return context.print(`${remote} ${await unpin(store, remote, { by })} is live.`);
    const reason = required(options.reason, '--reason');
    const live = await pin(store, remote, { by, reason, ...(version !== undefined && { version }) });
    context.print(`${remote} ${live} is live and stays so.`);
  },
};
