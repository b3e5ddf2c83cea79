import { readFile } from 'node:fs/promises';
import { rspack } from '@rspack/core';

/** Compiles a script to inline into a page, without globals. The source may import types only. */
export async function inlineScript(source: string): Promise<string> {
  const { swc } = rspack.experiments;
  const { code } = await swc.transform(await readFile(source, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  // An inline script is no module.
  const script = `(() => {${code.replace(/export\s*\{\s*\};?/, '')}})()`;
  const small = await swc.minify(script, { compress: true, mangle: true, ecma: 2022 });
  return small.code.replaceAll('</', '<\\/');
}
