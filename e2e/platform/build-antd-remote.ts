import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { remoteBuild } from '@comptoir/remote-sdk/build';
import { defineRemote } from '@comptoir/kernel/remote/config';
import { rspack } from '@rspack/core';

const sdk = path.resolve(import.meta.dirname, '../../shared-kernel/remote-sdk');

export async function buildAntdRemote(name: string): Promise<string> {
  const remote = defineRemote({
    name,
    areas: [
      {
        path: `/${name}`,
        module: './src/standalone/gallery/antd/antd.area.tsx',
        title: { en: name },
        needs: 'nothing',
      },
    ],
    navigation: [{ path: `/${name}`, label: { en: name }, icon: 'suppliers', order: 90 }],
    widgets: [],
  });
  const folder = await mkdtemp(path.join(tmpdir(), `comptoir-${name}-`));
  const configuration = remoteBuild(remote, { directory: sdk, version: '1.0.0', port: 0 });
  const compiler = rspack({
    ...configuration,
    cache: false,
    output: { ...configuration.output, path: folder },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return folder;
}
