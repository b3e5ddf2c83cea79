import { readBuiltRemote, type BuiltRemote } from '../built-remote';
import { readShell } from '../check-shell';
import { isOut, standingOf } from '../gate';
import { higherThan } from '../numbers';
import { publicationText } from '../publication-text';
import { publish } from '../publish';
import type { Registry } from '../registry.schema';
import { readAudience, type AudienceWords } from '../read-audience';
import { RegistryError } from '../store';
import { readStoredSettings } from '../stored-settings';
import { stated, withAudience, type AddCommand, type CommandContext, type ReasonOption } from './command';

interface PublishOptions extends ReasonOption, AudienceWords {
  shell?: string;
  at?: string;
  ifNew?: true;
  stage?: true;
  force?: true;
}

export const addPublish: AddCommand = ({ program, open, print }) => {
  withAudience(program.command('publish <folders...>'))
    .description('make built remotes live; with an audience, for it alone until "promote" or "halt"')
    .option('--shell <place>', 'folder or address of the shell to check against (default: the one in the registry)')
    .option('--at <address>', 'deployment whose stored settings the remotes must accept')
    .option('--reason <reason>', 'for the history', stated)
    .option('--if-new', 'accept a version that is published already with the same files')
    .option('--stage', 'wait for a shell that serves it, and become live with that one')
    .option('--force', 'also a number below a published one; requires --reason')
    .action(async (folders: string[], { shell: place, at, reason, ifNew, stage, force, ...words }: PublishOptions) => {
      const audience = readAudience(words);
      if (force && reason === undefined) throw new RegistryError('--force requires --reason');
      if (audience && stage) {
        throw new RegistryError('--stage cannot be combined with --share or another audience');
      }
      const { store, by } = await open();
      const shell = place === undefined ? undefined : await readShell(place);
      const settings = at === undefined ? undefined : await readStoredSettings(at);
      for (const folder of await existingFirst(folders, await store.read())) {
        if (ifNew && isThere(await readBuiltRemote(folder), await store.read(), print)) continue;
        const options = {
          by,
          staged: stage ?? false,
          force: force ?? false,
          ...(reason && { reason }),
          ...(shell && { shell }),
          ...(settings && { settings }),
        };
        print(publicationText(await publish(store, folder, { ...options, ...(audience && { audience }) })));
      }
    });
};

/** A published remote may give up a path that a new one takes. */
async function existingFirst(folders: readonly string[], { remotes }: Registry): Promise<string[]> {
  const built = await Promise.all(
    folders.map(async (folder) => ({ folder, name: (await readBuiltRemote(folder)).descriptor.name })),
  );
  const isNew = ({ name }: { name: string }) => Number(remotes[name] === undefined);
  return built.toSorted((one, other) => isNew(one) - isNew(other)).map(({ folder }) => folder);
}

/** @throws RegistryError if the published files of the version differ */
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

/** An older build, or one of a retired remote, leaves the registry unchanged without an error. */
function isOvertaken(name: string, version: string, { remotes }: Registry, print: CommandContext['print']): boolean {
  const remote = remotes[name];
  const higher = higherThan(remote, version);
  if (!remote || (higher === undefined && !isOut(remote))) return false;
  const why = isOut(remote) ? `${name} is retired` : `${higher} is published already`;
  print(`${name} ${version} is not published: ${why}.`);
  return true;
}
