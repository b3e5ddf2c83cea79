import { rspack, type Compilation, type Compiler } from '@rspack/core';

export class EmitJsonPlugin {
  constructor(
    private readonly file: string,
    private readonly content: (compilation: Compilation) => unknown,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitJsonPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'EmitJsonPlugin', stage }, async () => {
        const source = new rspack.sources.RawSource(`${JSON.stringify(await this.content(compilation), null, 2)}\n`);
        compilation.emitAsset(this.file, source);
      });
    });
  }
}
