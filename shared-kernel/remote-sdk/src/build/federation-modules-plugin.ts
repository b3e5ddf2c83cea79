import { rspack, type Compiler } from '@rspack/core';

const NAME = 'FederationModulesPlugin';
const COMMON_JS = /([\\/]@module-federation[\\/].*[\\/]dist[\\/]\w+)\.cjs$/;

/**
 * Takes Module Federation's run time from its ES modules. Its plugin requests the CommonJS files, which cannot be
 * tree-shaken: a third of the entry of each remote.
 */
export class FederationModulesPlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(COMMON_JS, (resource) => {
      resource.request = moduleOf(resource.request);
    }).apply(compiler);
    // Runs after the plugins of Module Federation have set their aliases.
    compiler.hooks.afterPlugins.tap({ name: NAME, stage: 1 }, () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      const modules = Object.entries(alias).map(([name, file]) => [
        name,
        typeof file === 'string' ? moduleOf(file) : file,
      ]);
      compiler.options.resolve.alias = Object.fromEntries(modules);
    });
  }
}

function moduleOf(file: string): string {
  return file.replace(COMMON_JS, '$1.js');
}
