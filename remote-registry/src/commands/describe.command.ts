import { readBuiltRemote } from '../built-remote';
import { readShell } from '../check-shell';
import { describeRemote } from '../describe-remote';
import { refuseUnpublishable } from '../gate';
import { RegistryError, type RegistryStore } from '../store';
import type { AddCommand } from './command';

export const addDescribe: AddCommand = ({ program, open, print }) => {
  program
    .command('describe <folder>')
    .description('print what a build contributes, and whether publishing accepts it; changes nothing')
    .option('--shell <place>', 'folder or address of the shell to check against')
    .action(async (folder: string, { shell }: { shell?: string }) => {
      for await (const line of describeBuild(folder, (await open()).store, shell)) print(line);
    });
};

/** @throws RegistryError if publishing would refuse the build */
export async function* describeBuild(folder: string, store: RegistryStore, place?: string): AsyncGenerator<string> {
  const registry = await store.read();
  const shell = place === undefined ? registry.shell : await readShell(place);
  try {
    const built = await readBuiltRemote(folder);
    yield* await describeRemote(built, folder);
    refuseUnpublishable(registry, built, shell);
  } catch (cause) {
    if (!(cause instanceof RegistryError)) throw cause;
    throw new RegistryError(`Publishing would refuse it: ${cause.message}`, { cause });
  }
  const against = shell ? `the shell ${shell.version}` : 'the kernel contract of this command, as no shell is known';
  yield `Publishing would take it, held against ${against}.`;
}
