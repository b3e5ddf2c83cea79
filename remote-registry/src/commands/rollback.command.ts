import { rollback } from '../rollback';
import { readOptions, required, type Command } from './command';

export const rollbackCommand: Command = {
  usage: `rollback <remote> [<version>] --reason <why>
    makes the version before the live one live again, or the one that is named; the first version goes with its remote`,
  run: async (args, context) => {
    const options = await readOptions(args, context);
    const {
      positionals: [name, to],
      store,
      by,
    } = options;
    const remote = required(name, 'The name of the remote');
    const reason = required(options.reason, '--reason');
    const live = await rollback(store, remote, { by, reason, ...(to !== undefined && { to }) });
    context.print(
      live === undefined ? `${remote} is out of the product: it has no version before.` : `${remote} ${live} is live.`,
    );
  },
};
