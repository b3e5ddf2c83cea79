import { readBuiltRemote, type BuiltRemote } from '../built-remote';
import { readShell } from '../check-shell';
import { isOut, standingOf } from '../gate';
import { higherThan } from '../numbers';
import { publicationText } from '../publication-text';
import { publish } from '../publish';
import type { Registry } from '../registry.schema';
import { RegistryError } from '../store';
import { readOptions, required, type Command, type CommandContext } from './command';

export const publishCommand: Command = {
  usage: `publish <folder of a built remote>... [--shell <folder or address>] [--reason <why>] [--if-new] [--stage] [--force]
        [--share 10%] [--countries MA,FR] [--offices <ids>] [--roles ADMIN] [--people <ids>]
    makes it the live version; --shell: the live shell, else the one that the registry knows;
    --if-new: a version that is published already is not an error, as long as its files are the same;
    --stage: it waits for a shell that serves it, and becomes live with that one;
    --share and so on: only these people are shown it, until "promote" or "halt";
    --force: also a number below one that is published, with its --reason`,
  run: async (args, context) => {
    const { positionals: folders, store, by, reason, shell: place, audience, isSet } = await readOptions(args, context);
    if (folders.length === 0) throw new RegistryError('The folder of a built remote is missing');
    const force = isSet('force');
    if (force) required(reason, '--reason');
    if (audience && isSet('stage'))
      throw new RegistryError('A version that waits for a shell is shown to nobody: --stage or --share');
    const shell = place === undefined ? undefined : await readShell(place);
    for (const folder of folders) {
      if (isSet('if-new') && isThere(await readBuiltRemote(folder), await store.read(), context.print)) continue;
      const options = { by, staged: isSet('stage'), force, ...(reason && { reason }), ...(shell && { shell }) };
      const publication = await publish(store, folder, { ...options, ...(audience && { audience }) });
      context.print(publicationText(publication));
    }
  },
};

/** @throws RegistryError for a version whose files are others: what was built would never be shown */
function isThere(built: BuiltRemote, registry: Registry, print: CommandContext['print']): boolean {
  const { name, version } = built.descriptor;
  const standing = standingOf(registry, built);
  switch (standing.kind) {
    case 'new':
      return isOvertaken(name, version, registry, print);
    case 'published':
      if (standing.live !== version) print(`${name} ${version} is published already; ${standing.live} stays live.`);
      return true;
    case 'other':
      throw new RegistryError(
        `${name} ${version} is published already with another ${standing.file}; a version never changes, so raise it`,
      );
  }
}

/** What starts with an older build, or with one of a retired remote, leaves the registry as it is, and goes on. */
function isOvertaken(name: string, version: string, { remotes }: Registry, print: CommandContext['print']): boolean {
  const remote = remotes[name];
  const higher = higherThan(remote, version);
  if (!remote || (higher === undefined && !isOut(remote))) return false;
  const why = isOut(remote) ? `${name} is retired` : `${higher} is published already`;
  print(`${name} ${version} is not published: ${why}.`);
  return true;
}
