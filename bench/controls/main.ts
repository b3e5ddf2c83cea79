import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { CANDIDATES, CONTROLS, type Candidate } from './candidates';

// What headless libraries cost a page: what each control takes of them, and all five together, above React.
const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-controls-'));
try {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const packages = CANDIDATES.map(({ name, version }) => `${name}@${version}`);
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'react@19', 'react-dom@19', ...packages];
  execFileSync('npm', install, { cwd: folder, stdio: 'ignore' });
  say('brotli, KiB', ...CONTROLS, 'together');
  say('---', ...CONTROLS.map(() => '---:'), '---:');
  for (const candidate of CANDIDATES) {
    const each = CONTROLS.map((control) => candidate.controls[control]);
    const sizes: string[] = [];
    for (const parts of [...each, each.join(' ')])
      sizes.push(parts === undefined ? '' : await sizeOf(candidate, parts));
    say(candidate.name, ...sizes);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function sizeOf({ name }: Candidate, parts: string): Promise<string> {
  const taken = parts.trim().split(/\s+/);
  const imports = `import * as library from '${name}';`;
  const uses = `globalThis.taken = [${taken.map((part) => `library.${part}`).join()}];`;
  writeFileSync(path.join(folder, 'entry.js'), `${imports}\n${uses}`);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './entry.js',
    output: { path: folder, filename: 'controls.js' },
    externals: { react: 'React', 'react-dom': 'ReactDOM', 'react/jsx-runtime': 'JSX' },
    module: { rules: [{ test: /\.m?js$/, resolve: { fullySpecified: false } }] },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  // An export that is not there is a warning, and would cost nothing.
  if (!stats || stats.hasErrors() || stats.hasWarnings()) throw new Error(stats?.toString('errors-warnings'));
  return (brotliCompressSync(readFileSync(path.join(folder, 'controls.js'))).length / 1024).toFixed(1);
}

function say(...cells: string[]) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
