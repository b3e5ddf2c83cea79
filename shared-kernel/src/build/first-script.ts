import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';

const SOURCE = path.resolve(import.meta.dirname, '../first-calls/first-calls.script.ts');

/** The script that stands in the head of pages, small and without a name of its own in the page. */
export async function firstScript(): Promise<string> {
  const { swc } = rspack.experiments;
  const { code } = await swc.transform(await readFile(SOURCE, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  // It imports types only, and is no module where it stands.
  const script = `(() => {${code.replace(/export\s*\{\s*\};?/, '')}})()`;
  const small = await swc.minify(script, { compress: true, mangle: true, ecma: 2022 });
  return small.code.replaceAll('</', '<\\/');
}
