import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { create } from 'tar';
import { KERNEL_CONTRACT } from '@comptoir/kernel/remote/contract-version';
import { changesOf } from './changes';
import { BEFORE_NAME, compileSources, copyDeclarations, filesIn, reachableFrom } from './compile';
import { libraryManifest, readManifest, root, versionsOf, type Manifest } from './manifest';

const run = promisify(execFile);

/** Libraries for remotes and hosts by folder; only the listed faces and their imports. */
const LIBRARIES: Readonly<Record<string, readonly string[] | 'all'>> = {
  'api-contract': 'all',
  'shared-kernel/kernel': 'all',
  'shared-kernel/ui': 'all',
  'shared-kernel/maps': 'all',
  'shared-kernel/remote-sdk': 'all',
  'remote-registry': ['./registry', './manifest', './candidates'],
  'host-shell': ['.'],
};
const COMMAND = 'remote-cli';
const PACKAGES = [...Object.keys(LIBRARIES), COMMAND];

export async function packAll(command: string, to: string): Promise<void> {
  const stage = await mkdtemp(path.join(tmpdir(), 'comptoir-packages-'));
  try {
    const types = path.join(stage, 'types');
    await run(path.join(root, 'node_modules/.bin/tsc'), [
      '-p',
      path.join(import.meta.dirname, 'tsconfig.json'),
      '--outDir',
      types,
    ]);
    for (const folder of Object.keys(LIBRARIES)) await stageLibrary(folder, path.join(stage, folder), types);
    await stageCommand(command, path.join(stage, COMMAND), types);
    const version = await versionOfContent(stage);
    const packages = [];
    await rm(to, { recursive: true, force: true });
    await mkdir(to, { recursive: true });
    for (const folder of PACKAGES) packages.push(await pack(folder, path.join(stage, folder), version, to));
    await writeFile(path.join(to, 'packages.json'), `${JSON.stringify(packages, null, 2)}\n`);
  } finally {
    await rm(stage, { recursive: true });
  }
}

async function stageLibrary(folder: string, stage: string, types: string): Promise<void> {
  const [source, dist] = [path.join(root, folder), path.join(stage, 'dist')];
  const { exports } = manifestOf(folder);
  const faces = LIBRARIES[folder] === 'all' ? undefined : Object.values(exports ?? {});
  const files =
    faces &&
    (await reachableFrom(
      path.join(source, 'src'),
      faces.map((face) => face.replace('./src/', '')),
    ));
  await compileSources(path.join(source, 'src'), dist, files);
  const declared = files && [...files].filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  await copyDeclarations(
    path.join(types, folder, 'src'),
    dist,
    declared?.map((file) => file.replace(/\.tsx?$/, '.d.ts')),
  );
  for (const part of ['reports', 'assets']) {
    if (faces || !existsSync(path.join(source, part))) continue;
    await cp(path.join(source, part), path.join(stage, part), { recursive: true });
  }
  if (folder === 'shared-kernel/kernel')
    await cp(path.join(root, 'docs/kernel'), path.join(stage, 'docs'), { recursive: true });
}

function manifestOf(folder: string): Manifest {
  const manifest = readManifest(folder);
  const faces = LIBRARIES[folder] ?? 'all';
  if (faces === 'all') return manifest;
  const exports = Object.entries(manifest.exports ?? {}).filter(([face]) => faces.includes(face));
  return {
    ...manifest,
    dependencies: {},
    devDependencies: { ...manifest.dependencies, ...manifest.devDependencies },
    exports: Object.fromEntries(exports),
  };
}

async function stageCommand(built: string, stage: string, types: string): Promise<void> {
  await mkdir(stage, { recursive: true });
  await cp(built, path.join(stage, 'dist'), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'packages',
  });
  await copyDeclarations(path.join(types, COMMAND, 'src/e2e'), path.join(stage, 'dist/e2e'));
  for (const part of ['template', 'jest']) {
    await cp(path.join(root, COMMAND, part), path.join(stage, part), { recursive: true });
  }
  await cp(path.join(root, COMMAND, 'jest-preset.cjs'), path.join(stage, 'jest-preset.cjs'));
}

/**
 * Version derived from the content, since a published version must not change. `PACKAGES_VERSION` sets a release
 * instead.
 */
async function versionOfContent(stage: string): Promise<string> {
  const released = process.env['PACKAGES_VERSION'];
  if (released) {
    if (released.startsWith(`${KERNEL_CONTRACT}.`)) return released;
    throw new Error(`PACKAGES_VERSION must begin with the kernel contract, ${KERNEL_CONTRACT}; it is ${released}`);
  }
  const hash = createHash('sha256').update(await readFile(path.join(root, 'pnpm-workspace.yaml')));
  for (const folder of PACKAGES) {
    hash.update(JSON.stringify(readManifest(folder)));
    for (const file of await filesIn(path.join(stage, folder))) {
      hash.update(`${folder}/${file}\0`).update(await readFile(path.join(stage, folder, file)));
    }
  }
  return `${KERNEL_CONTRACT}.0-built-${hash.digest('hex').slice(0, 8)}`;
}

async function pack(folder: string, stage: string, version: string, to: string) {
  const source = manifestOf(folder);
  const manifest =
    folder === COMMAND ? commandManifest(source, version) : libraryManifest(source, version, await importsOf(stage));
  await writeFile(path.join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(path.join(stage, 'CHANGELOG.md'), changesOf(source.name, folder, version));
  if (folder === COMMAND) await writeTemplateVersions(stage, version);
  const file = `${source.name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  create(
    {
      cwd: stage,
      file: path.join(to, file),
      sync: true,
      gzip: true,
      portable: true,
      prefix: 'package',
      mtime: new Date(0),
    },
    await filesIn(stage),
  );
  const content = await readFile(path.join(to, file));
  const hash = (algorithm: string) => createHash(algorithm).update(content);
  return {
    manifest,
    file,
    integrity: `sha512-${hash('sha512').digest('base64')}`,
    shasum: hash('sha1').digest('hex'),
  };
}

/** The command bundles its dependencies; it uses the tools of the remote. Only tests in a browser need Playwright. */
function commandManifest({ name, description, bin }: ReturnType<typeof readManifest>, version: string) {
  return {
    name,
    version,
    description,
    type: 'module',
    bin,
    exports: {
      './e2e': { types: './dist/e2e/index.d.ts', default: './dist/e2e.js' },
      './jest-preset': './jest-preset.cjs',
      './package.json': './package.json',
    },
    peerDependencies: { '@playwright/test': `^${versionsOf(version)('@playwright/test')}` },
    peerDependenciesMeta: { '@playwright/test': { optional: true } },
    engines: { node: '>=20.19' },
  };
}

/** Replacements for `catalog:` and `workspace:` in a separate repository. */
async function writeTemplateVersions(stage: string, version: string): Promise<void> {
  const file = path.join(stage, 'template/outside/package.json.txt');
  const versionOf = versionsOf(version);
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replaceAll(/"([^"]+)": "(?:catalog:|workspace:\*)"/g, (_all, name) => `"${name}": "${versionOf(name)}"`),
  );
}

const PACKAGE = new RegExp(String.raw`${BEFORE_NAME}["']((?:@[^/"']+/)?[^./"'][^/"']*)`, 'g');

async function importsOf(stage: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const file of await filesIn(path.join(stage, 'dist'))) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(path.join(stage, 'dist', file), 'utf8');
    for (const [, name = ''] of code.matchAll(PACKAGE)) {
      found.add(name);
    }
  }
  return found;
}
