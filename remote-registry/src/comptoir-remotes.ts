import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { folderStore } from './folder-store';
import { isPublished, publish } from './publish';
import { readBuiltRemote } from './built-remote';
import { RegistryError } from './store';

const USAGE = `comptoir-remotes publish <folder of a built remote>... [--if-new]

  --to <folder>   the folder of the registry (REMOTES_DIR, else ./remotes)
  --by <name>     who publishes (else the user of this machine)
  --if-new        a version that is published already is not an error`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, by: { type: 'string' }, 'if-new': { type: 'boolean' } },
  });
  const [command, ...folders] = positionals;
  if (command !== 'publish' || folders.length === 0) throw new RegistryError(USAGE);
  const store = folderStore(path.resolve(values.to ?? process.env.REMOTES_DIR ?? 'remotes'));
  for (const folder of folders) {
    const { descriptor } = await readBuiltRemote(folder);
    if (values['if-new'] && isPublished(await store.read(), descriptor.name, descriptor.version)) continue;
    const { version } = await publish(store, folder, { by: values.by ?? userInfo().username });
    process.stdout.write(`Published ${descriptor.name} ${version}.\n`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof RegistryError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
