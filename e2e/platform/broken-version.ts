import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { folderStore, publish, rollback, type PublishedVersion } from '@comptoir/remote-registry';

const remote = 'operations';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export class BuiltFiles {
  constructor(private readonly texts: Map<string, string>) {}

  /** Changes the one file whose name matches; fails when the text stays the same. */
  change(name: RegExp, damage: (text: string) => string): void {
    const file = [...this.texts.keys()].find((each) => name.test(each));
    const text = file === undefined ? undefined : this.texts.get(file);
    if (file === undefined || text === undefined) throw new Error(`No file like ${name.source}`);
    const damaged = damage(text);
    if (damaged === text) throw new Error(`${file} is as it was`);
    this.texts.set(file, damaged);
  }

  replace(wanted: string, other: string): void {
    this.scriptWith(wanted);
    for (const [name, text] of this.texts) this.texts.set(name, text.replaceAll(wanted, other));
  }

  scriptWith(wanted: string): string {
    const [name] = [...this.texts].find(([name, text]) => name.endsWith('.js') && text.includes(wanted)) ?? [];
    if (name === undefined) throw new Error(`No script with ${wanted}`);
    return name;
  }

  /** Key of the chunk in the bundler: chunks of the same name share it, but not the id. */
  chunkWith(wanted: string): string {
    const name = this.scriptWith(wanted);
    const [, id] = /\.push\(\[\[([^\],]+)\]/.exec(this.texts.get(name) ?? '') ?? [];
    if (id === undefined) throw new Error(`${name} is no chunk`);
    return id;
  }

  /** Compresses fast: publishing would compress uncompressed files at the highest level. */
  async writeTo(folder: string): Promise<void> {
    await Promise.all([...this.texts].map(([name, text]) => writeVariants(path.join(folder, name), text)));
  }
}

async function writeVariants(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await writeFile(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
  await writeFile(`${file}.gz`, await gz(text, { level: constants.Z_BEST_SPEED }));
}

/** A published version of operations that is changed afterwards, without a check. */
export interface BrokenVersion {
  version: string;
  entry: string;
  /** Chunk of the form of a new agency, loaded on demand. */
  form: string;
  /** Chunk of another form, which the agencies never request. */
  further: string;
  file: (name: string | RegExp) => Promise<string>;
  /** Changes its entry in the registry. */
  record: (change: (published: PublishedVersion) => PublishedVersion) => Promise<void>;
}

/** Copies the live version of a remote to another version and folder, and applies `damage`. */
export async function copyLive(
  remotes: string,
  version: string,
  damage: (files: BuiltFiles) => void = () => undefined,
  of = remote,
): Promise<{ folder: string; files: BuiltFiles }> {
  const live = (await folderStore(remotes).read()).remotes[of]?.live;
  if (live === undefined) throw new Error(`No ${of} is published in ${remotes}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-damaged-'));
  await cp(path.join(remotes, of, live), folder, { recursive: true });
  const files = await readTexts(folder, (text) =>
    text.replaceAll(live, version).replaceAll(named(live), named(version)),
  );
  damage(files);
  await files.writeTo(folder);
  return { folder, files };
}

export async function publishDamaged(
  remotes: string,
  version: string,
  damage: (files: BuiltFiles) => void = () => undefined,
): Promise<BrokenVersion> {
  return publishFolder(remotes, version, await copyLive(remotes, version, damage));
}

/** Publishes a new build of operations, damaged. */
export async function publishBuilt(
  remotes: string,
  version: string,
  folder: string,
  damage: (files: BuiltFiles) => void,
): Promise<BrokenVersion> {
  const files = await readTexts(folder, (text) => text);
  damage(files);
  await files.writeTo(folder);
  return publishFolder(remotes, version, { folder, files });
}

async function publishFolder(
  remotes: string,
  version: string,
  { folder, files }: { folder: string; files: BuiltFiles },
): Promise<BrokenVersion> {
  const store = folderStore(remotes);
  const {
    published: { entry },
  } = await publish(store, folder, { by: 'e2e' });
  await rm(folder, { recursive: true });

  return {
    version,
    entry,
    form: files.scriptWith('createAgency'),
    further: files.scriptWith('collections.newTitle'),
    file: async (name) => {
      const published = path.join(remotes, remote, version);
      const file = (await readdir(published)).find((each) =>
        typeof name === 'string' ? name === each : name.test(each),
      );
      if (file === undefined) throw new Error(`No file like ${String(name)}`);
      const found = path.join(published, file);
      // The server would send the compressed files instead of the changed one.
      await Promise.all(['.br', '.gz'].map((variant) => rm(found + variant, { force: true })));
      return found;
    },
    record: async (change) => {
      await store.update((registry) => {
        const operations = registry.remotes[remote];
        if (!operations) throw new Error('No operations are published');
        const versions = operations.versions.map((each) => (each.version === version ? change(each) : each));
        return { ...registry, remotes: { ...registry.remotes, [remote]: { ...operations, versions } } };
      });
    },
  };
}

/** Rolls back, so that the next test starts with a sound version. */
export async function takeBack(remotes: string): Promise<void> {
  await rollback(folderStore(remotes), remote, { by: 'e2e', reason: 'the test is over' });
}

function named(version: string): string {
  return version.replaceAll(/\W/g, '_');
}

/** Compressed files would be served instead, and the hashes of the build would reject a damaged one. */
async function dropCompressed(folder: string): Promise<void> {
  const dropped = (await readdir(folder)).filter((name) =>
    /\.(js|css|json)\.(br|gz)$|\.map$|^integrity\.json$/.test(name),
  );
  await Promise.all(dropped.map((name) => rm(path.join(folder, name))));
}

async function readTexts(folder: string, rename: (text: string) => string): Promise<BuiltFiles> {
  await dropCompressed(folder);
  const names = await readdir(folder);
  const texts = names.filter((name) => /\.(js|css|json)$/.test(name));
  const read = texts.map(async (name) => [name, rename(await readFile(path.join(folder, name), 'utf8'))] as const);
  return new BuiltFiles(new Map(await Promise.all(read)));
}

/** Publishes a copy of the live version of a remote under another version. */
export async function publishCopy(remotes: string, of: string, version: string): Promise<void> {
  const { folder } = await copyLive(remotes, version, undefined, of);
  await publish(folderStore(remotes), folder, { by: 'e2e' });
  await rm(folder, { recursive: true });
}
