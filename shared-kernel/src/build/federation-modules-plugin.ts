import { rspack, type Compiler } from '@rspack/core';

const NAME = 'FederationModulesPlugin';
const COMMON_JS = /([\\/]@module-federation[\\/].*[\\/]dist[\\/]\w+)\.cjs$/;

/**
 * Takes Module Federation's run time from its ECMAScript modules. Its plugin asks for the CommonJS files, from which
 * no bundler drops what a page does not use: a third of each remote's entry.
 */
export class FederationModulesPlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(COMMON_JS, (resource) => {
      resource.request = moduleOf(resource.request);
    }).apply(compiler);
    // After the plugins of Module Federation have set theirs.
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
