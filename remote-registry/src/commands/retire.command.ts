import { restore, retire } from '../retire';
import { readOptions, required, type Command } from './command';

export const retireCommand: Command = {
  usage: `retire <remote> --reason <why>
    takes it out of the product, links and areas; its versions and its history stay`,
  run: async (args, context) => {
    const options = await readOptions(args, context);
    const { positionals, store, by } = options;
    const remote = required(positionals[0], 'The name of the remote');
    await retire(store, remote, { by, reason: required(options.reason, '--reason') });
    context.print(`${remote} is out of the product; "restore ${remote}" brings it back.`);
  },
};

export const restoreCommand: Command = {
  usage: `restore <remote> [--reason <why>]
    brings a retired remote back`,
  run: async (args, context) => {
    const { positionals, store, by, reason } = await readOptions(args, context);
    const remote = required(positionals[0], 'The name of the remote');
    const live = await restore(store, remote, { by, ...(reason !== undefined && { reason }) });
    context.print(`${remote} ${live} is live.`);
  },
};
