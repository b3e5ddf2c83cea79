import type { Compiler } from '@rspack/core';

const NAME = 'OwnAntdPlugin';
const ANTD = /^(antd|@rc-component|@ant-design\/(?!icons-svg))(\/|$)/;
/** Packages that may contain antd: antd itself, and the package that provides it. */
const MAY = /[\\/](antd|@rc-component|@ant-design|@comptoir[\\/]ui|shared-kernel[\\/](ui|remote-sdk))[\\/]/;

/**
 * Fails the build of a remote that would bundle antd: a second copy, without styles under the content security policy.
 */
export class OwnAntdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const found = new Set<string>();
      normalModuleFactory.hooks.beforeResolve.tap(NAME, ({ request, contextInfo }) => {
        if (!ANTD.test(request) || MAY.test(contextInfo.issuer) || found.has(contextInfo.issuer)) return undefined;
        found.add(contextInfo.issuer);
        compilation.errors.push(new compiler.webpack.WebpackError(refusal(request, contextInfo.issuer)));
        return undefined;
      });
    });
  }
}

function refusal(request: string, importer: string): string {
  return (
    `${importer} imports ${request}, and the remote would ship a copy of antd, which the policy of the page leaves ` +
    'without styles. Import the same names from @comptoir/ui/antd: the shell provides them once for all ' +
    'remotes (docs/antd.md).'
  );
}
