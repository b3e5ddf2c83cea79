import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import mends from './antd-mends.cjs';

const sources = path.resolve(import.meta.dirname, '..');
/** Requests, as antd's packages write them, for the one module that writes style elements. */
const WRITES_STYLES = /(^@rc-component\/util\/es|^\.)\/Dom\/dynamicCSS$/;

/** Makes antd work under a content security policy without inline styles, and names its unnamed components. */
export class AntdPolicyPlugin {
  apply(compiler: Compiler): void {
    const constructed = path.join(sources, 'antd-policy/constructed-css');
    new rspack.NormalModuleReplacementPlugin(WRITES_STYLES, constructed).apply(compiler);
    compiler.options.module.rules.push({
      test: mends.isMended,
      use: [{ loader: path.join(sources, 'build/antd-mends.cjs') }],
    });
  }
}
