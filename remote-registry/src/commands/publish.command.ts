import { readBuiltRemote } from '../built-remote';
import { readShell } from '../check-shell';
import { isPublished, publish } from '../publish';
import { RegistryError } from '../store';
import { readOptions, type Command } from './command';

export const publishCommand: Command = {
  usage: `publish <folder of a built remote>... [--shell <folder or address>] [--reason <why>] [--if-new]
    makes it the live version; --shell: the live shell, else the one that the registry knows;
    --if-new: a version that is published already is not an error`,
  run: async (args, context) => {
    const { positionals: folders, store, by, reason, shell: place, isSet } = await readOptions(args, context);
    if (folders.length === 0) throw new RegistryError('The folder of a built remote is missing');
    const shell = place === undefined ? undefined : await readShell(place);
    for (const folder of folders) {
      const { descriptor } = await readBuiltRemote(folder);
      const { name } = descriptor;
      if (isSet('if-new') && isPublished(await store.read(), name, descriptor.version)) continue;
      const { version } = await publish(store, folder, { by, ...(reason && { reason }), ...(shell && { shell }) });
      const live = (await store.read()).remotes[name]?.live;
      context.print(`Published ${name} ${version}${live === version ? '' : `; ${live} stays live, it is pinned`}.`);
    }
  },
};
