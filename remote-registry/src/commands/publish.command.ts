import { readBuiltRemote, type BuiltRemote } from '../built-remote';
import { readShell } from '../check-shell';
import { publish, standingOf, type Standing } from '../publish';
import { RegistryError } from '../store';
import { readOptions, type Command, type CommandContext } from './command';

export const publishCommand: Command = {
  usage: `publish <folder of a built remote>... [--shell <folder or address>] [--reason <why>] [--if-new] [--stage]
    makes it the live version; --shell: the live shell, else the one that the registry knows;
    --if-new: a version that is published already is not an error, as long as its files are the same;
    --stage: it waits for a shell that serves it, and becomes live with that one`,
  run: async (args, context) => {
    const { positionals: folders, store, by, reason, shell: place, isSet } = await readOptions(args, context);
    if (folders.length === 0) throw new RegistryError('The folder of a built remote is missing');
    const shell = place === undefined ? undefined : await readShell(place);
    for (const folder of folders) {
      const built = await readBuiltRemote(folder);
      const { name } = built.descriptor;
      if (isSet('if-new') && isThere(built, standingOf(await store.read(), built), context.print)) continue;
      const options = { by, staged: isSet('stage'), ...(reason && { reason }), ...(shell && { shell }) };
      const { version, staged } = await publish(store, folder, options);
      const live = (await store.read()).remotes[name]?.live;
      const why = staged ? 'this one waits for a shell that serves it' : 'it is pinned';
      context.print(`Published ${name} ${version}${live === version ? '' : `; ${live} stays live, ${why}`}.`);
    }
  },
};

/** @throws RegistryError for a version whose files are others: what was built would never be shown */
function isThere(
  { descriptor: { name, version } }: BuiltRemote,
  standing: Standing,
  print: CommandContext['print'],
): boolean {
  switch (standing.kind) {
    case 'new':
      return false;
    case 'published':
      if (standing.live !== version) print(`${name} ${version} is published already; ${standing.live} stays live.`);
      return true;
    case 'other':
      throw new RegistryError(
        `${name} ${version} is published already with another ${standing.file}; a version never changes, so raise it`,
      );
  }
}
