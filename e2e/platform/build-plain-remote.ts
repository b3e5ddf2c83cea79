import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const source = path.join(import.meta.dirname, 'plain-remote');

/** Builds a remote as somebody would who never saw our helper: Module Federation, and a descriptor beside it. */
export async function buildPlainRemote(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-plain-'));
  const compiler = rspack({
    context: source,
    mode: 'production',
    entry: {},
    output: { path: folder, publicPath: 'auto', uniqueName: 'plain_1_0_0' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'plain',
        filename: 'remoteEntry.js',
        exposes: { './hello': './area.js', './mounted': './mounted.js' },
        shared: { react: { singleton: true, requiredVersion: '^19.0.0' } },
        manifest: true,
        dts: false,
      }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  await copyFile(path.join(source, 'remote.json'), path.join(folder, 'remote.json'));
  return folder;
}
