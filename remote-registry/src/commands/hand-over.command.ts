import { handOver } from '../ownership';
import { readOptions, required, type Command } from './command';

export const handOverCommand: Command = {
  usage: `hand-over <remote> <team> --reason <why>
    the remote belongs to that team from now on: tokens of another one are refused`,
  run: async (args, context) => {
    const options = await readOptions(args, context);
    const remote = required(options.positionals[0], 'The name of the remote');
    const team = required(options.positionals[1], 'The name of the team');
    await handOver(options.store, remote, { by: options.by, team, reason: required(options.reason, '--reason') });
    context.print(`${remote} belongs to ${team}.`);
  },
};
