import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const root = path.resolve(import.meta.dirname, '../..');

export async function buildForeignHost(shared: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-host-'));
  const compiler = rspack({
    context: path.join(import.meta.dirname, 'foreign-host'),
    mode: 'production',
    entry: './index.js',
    output: { path: folder, publicPath: '/', filename: 'index.js', chunkFilename: '[id].js', uniqueName: 'foreign' },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      modules: ['node_modules', path.join(root, 'host-shell/node_modules')],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
        { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false, dashedIdents: false } },
        { test: /(?<!\.module)\.css$/, type: 'css' },
        { test: /\.(svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'foreign',
        shared: Object.fromEntries(
          Object.entries(shared).map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion }]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { provideExternalRuntime: true },
      }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return folder;
}
