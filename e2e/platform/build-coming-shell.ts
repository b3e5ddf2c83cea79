import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { shellBuild } from '@comptoir/shared-kernel/build';
import { rspack } from '@rspack/core';

const fixture = path.join(import.meta.dirname, 'coming-shell');
const contractOf = path.join(fixture, 'contract-version.ts');

/**
 * Builds our shell as that of a coming major, which serves the remotes of the present one beside it. Nothing is
 * compressed ahead of time: that would take most of the time, for one visit.
 */
export async function buildComingShell(): Promise<string> {
  process.env.NODE_ENV = 'production';
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-coming-'));
  const config = shellBuild({
    directory: path.resolve(import.meta.dirname, '../../host-shell'),
    version: '2.0.0',
    port: 0,
    kernel: { contract: '2.0', former: [{ contract: '1.5', adapters: path.join(fixture, 'former/1') }] },
  });
  const compiler = rspack({
    ...config,
    output: { ...config.output, path: folder },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'PrecompressPlugin'),
      new rspack.NormalModuleReplacementPlugin(/\/contract-version$/, (asked) => {
        if (asked.context !== fixture) asked.request = contractOf;
      }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return folder;
}
