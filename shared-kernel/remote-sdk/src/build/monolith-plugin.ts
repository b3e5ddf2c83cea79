import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { createJiti } from 'jiti';
import type { RemoteConfig } from '@comptoir/kernel/remote/config';
import { exposesOf } from './exposed-modules';

const jiti = createJiti(import.meta.url);

/**
 * Builds the remotes of the workspace into the shell as lazy chunks without Module Federation, to measure what
 * independent remotes cost.
 */
export class MonolithPlugin {
  /** @param workspace folder that holds the packages */
  constructor(private readonly workspace: string) {}

  apply(compiler: Compiler): void {
    const file = path.join(compiler.context, '.cache', 'monolith.ts');
    compiler.hooks.beforeCompile.tapPromise('MonolithPlugin', async () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, programOf(await modulesOf(this.workspace)));
    });
    new rspack.NormalModuleReplacementPlugin(/^\.\/federation$/, file).apply(compiler);
  }
}

/** Source files by the name that the loader asks for: `operations/./agencies`. */
async function modulesOf(workspace: string): Promise<[name: string, file: string][]> {
  const remotes = readdirSync(workspace).filter((folder) => folder.startsWith('mfe-'));
  const modules = remotes.map(async (folder) => {
    const file = path.join(workspace, folder, 'remote.config.ts');
    const config = await jiti.import<RemoteConfig>(file, { default: true });
    return Object.entries(exposesOf(config)).map(([name, source]): [string, string] => [
      `${config.name}/${name}`,
      path.join(workspace, folder, source),
    ]);
  });
  return (await Promise.all(modules)).flat();
}

function programOf(modules: readonly [string, string][]): string {
  const entries = modules.map(([name, file]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`);
  return [
    `const modules = {\n${entries.join('\n')}\n};`,
    `export const federation = { use() {}, load: (remote, module) => modules[remote + '/' + module]() };\n`,
  ].join('\n');
}
