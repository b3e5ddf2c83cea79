import { audienceText } from '../audience.schema';
import { flag, halt, promote } from '../rollout';
import { RegistryError } from '../store';
import { readOptions, required, type Command } from './command';

export const promoteCommand: Command = {
  usage: `promote <remote> [--reason <why>]
    shows everybody what some people are shown`,
  run: async (args, context) => {
    const { positionals, store, by, reason } = await readOptions(args, context);
    const remote = required(positionals[0], 'The name of the remote');
    const { live } = await promote(store, remote, { by, ...(reason !== undefined && { reason }) });
    context.print(`${remote} ${live} is live for everybody.`);
  },
};

export const haltCommand: Command = {
  usage: `halt <remote> --reason <why>
    takes back what some people are shown`,
  run: async (args, context) => {
    const options = await readOptions(args, context);
    const remote = required(options.positionals[0], 'The name of the remote');
    const reason = required(options.reason, '--reason');
    const { version, live } = await halt(options.store, remote, { by: options.by, reason });
    context.print(`${remote} ${version} is taken back; everybody has ${live}.`);
  },
};

export const flagCommand: Command = {
  usage: `flag <remote> <area> --share 10% (or --countries, --offices, --roles, --people)   |   flag <remote> <area> --off
    only these people have the area (--share 0%: nobody); --off: everybody has it again`,
  run: async (args, context) => {
    const { positionals, store, by, reason, audience, isSet } = await readOptions(args, context);
    const remote = required(positionals[0], 'The name of the remote');
    const area = required(positionals[1], 'The path of the area');
    if (isSet('off') === (audience !== undefined)) throw new RegistryError('Say who has it (--share 10% …), or --off');
    await flag(store, remote, area, { by, ...(audience && { audience }), ...(reason !== undefined && { reason }) });
    context.print(`${audience ? `Only ${audienceText(audience)}` : 'Everybody'} has ${area} of ${remote}.`);
  },
};
