import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';

export async function buildBareList(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-bare-list-'));
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: path.join(import.meta.dirname, 'bare-list.tsx'),
    output: { path: folder, filename: 'bare-list.js' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return readFile(path.join(folder, 'bare-list.js'), 'utf8');
}
