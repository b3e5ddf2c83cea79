import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import mends from './antd-mends.cjs';

const kernel = path.resolve(import.meta.dirname, '..');
/** The one module of antd that writes style elements, as antd's packages ask for it. */
const WRITES_STYLES = /(^@rc-component\/util\/es|^\.)\/Dom\/dynamicCSS$/;

/** Lets antd do in a page whose policy refuses inline styles what it does elsewhere, and names what it leaves unnamed. */
export class AntdPolicyPlugin {
  apply(compiler: Compiler): void {
    const constructed = path.join(kernel, 'antd/policy/constructed-css');
    new rspack.NormalModuleReplacementPlugin(WRITES_STYLES, constructed).apply(compiler);
    compiler.options.module.rules.push({
      test: mends.isMended,
      use: [{ loader: path.join(kernel, 'build/antd-mends.cjs') }],
    });
  }
}
