import { readFile } from 'node:fs/promises';
import { rspack } from '@rspack/core';

/** A script that stands in pages themselves, small and without a name of its own in the page. It imports types only. */
export async function inlineScript(source: string): Promise<string> {
  const { swc } = rspack.experiments;
  const { code } = await swc.transform(await readFile(source, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  // It is no module where it stands.
  const script = `(() => {${code.replace(/export\s*\{\s*\};?/, '')}})()`;
  const small = await swc.minify(script, { compress: true, mangle: true, ecma: 2022 });
  return small.code.replaceAll('</', '<\\/');
}
