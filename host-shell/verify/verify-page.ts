import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';

const SCRIPT = path.resolve(import.meta.dirname, '../src/verify/verify.script.ts');
const TOKENS = path.resolve(import.meta.dirname, '../../shared-kernel/ui/src/components/theme/tokens.css');

/** Builds the public page that checks receipts: one file with its script and its styles. */
export async function buildVerifyPage(): Promise<string> {
  const html = await readFile(path.join(import.meta.dirname, 'verify.html'), 'utf8');
  const styles = await stylesWith(await readFile(path.join(import.meta.dirname, 'verify.css'), 'utf8'));
  const script = await bundle();
  return html
    .replace('<style></style>', () => `<style>${styles}</style>`)
    .replace('<script></script>', () => `<script>${script.replaceAll('</', '<\\/')}</script>`)
    .replaceAll(/\n\s+/g, '\n');
}

/** Adds only the tokens of the theme that the page uses, which keeps it small. */
async function stylesWith(styles: string): Promise<string> {
  const tokens = (await readFile(TOKENS, 'utf8')).matchAll(/^ {2}(--[\w-]+): .*;$/gm);
  const used = [...tokens].flatMap(([line, name]) => (styles.includes(`var(${name})`) ? line.trim() : []));
  return `:root{${used.join('')}}${styles}`.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
}

async function bundle(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-verify-'));
  try {
    const compiler = rspack({
      entry: SCRIPT,
      mode: 'production',
      devtool: false,
      target: ['web', 'es2022'],
      output: { path: folder, filename: 'verify.js' },
      resolve: { extensions: ['.ts', '.js'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'The page was not built');
    return await readFile(path.join(folder, 'verify.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
