import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

export interface PlainRemote {
  /** Folder beside this file. */
  source: string;
  exposes: Readonly<Record<string, string>>;
  shared: Readonly<Record<string, string>>;
}

const PLAIN: PlainRemote = {
  source: 'plain-remote',
  exposes: {
    './hello': './area.js',
    './mounted': './mounted.js',
    './part': './part.js',
    './crash': './crash.js',
  },
  shared: { react: '^19.0.0' },
};

export async function buildPlainRemote({ source, exposes, shared }: PlainRemote = PLAIN): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-plain-'));
  const context = path.join(import.meta.dirname, source);
  const name = source.replace('-remote', '');
  const compiler = rspack({
    context,
    mode: 'production',
    entry: {},
    output: { path: folder, publicPath: 'auto', uniqueName: `${name}_1_0_0` },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes,
        shared: Object.fromEntries(
          Object.entries(shared).map(([module, requiredVersion]) => [
            module,
            { singleton: true, requiredVersion, ...(module.startsWith('@comptoir/') && { import: false as const }) },
          ]),
        ),
        manifest: true,
        dts: false,
      }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  await copyFile(path.join(context, 'remote.json'), path.join(folder, 'remote.json'));
  return folder;
}
