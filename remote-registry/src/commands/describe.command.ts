import { readBuiltRemote } from '../built-remote';
import { readShell } from '../check-shell';
import { describeRemote } from '../describe-remote';
import { refuseUnpublishable } from '../gate';
import { RegistryError } from '../store';
import { readOptions, required, type Command } from './command';

export const describeCommand: Command = {
  usage: `describe <folder of a built remote> [--shell <folder or address>]
    what the build contributes, and whether publishing would take it; nothing is changed`,
  run: async (args, context) => {
    const { positionals, store, shell: place } = await readOptions(args, context);
    const folder = required(positionals[0], 'The folder of a built remote');
    const registry = await store.read();
    const shell = place === undefined ? registry.shell : await readShell(place);
    try {
      const built = await readBuiltRemote(folder);
      for (const line of await describeRemote(built, folder)) context.print(line);
      refuseUnpublishable(registry, built, shell);
    } catch (cause) {
      if (!(cause instanceof RegistryError)) throw cause;
      throw new RegistryError(`Publishing would refuse it: ${cause.message}`, { cause });
    }
    const against = shell ? `the shell ${shell.version}` : 'the kernel contract of this command, as no shell is known';
    context.print(`Publishing would take it, held against ${against}.`);
  },
};
