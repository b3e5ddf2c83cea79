import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { rspack, type Configuration } from '@rspack/core';

/** Page shown before scripts run, by name: a template in each language. */
type PrerenderedPages = Readonly<Record<string, string>>;

/** Builds the pages for Node with the class names of the page's own build. */
export async function prerenderedPages(page: Configuration, entry: string): Promise<PrerenderedPages> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-still-pages-'));
  try {
    await build(forNode(page, entry, folder));
    return await resultOf(path.join(folder, 'pages.cjs'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function forNode({ context, module, resolve, output }: Configuration, entry: string, folder: string): Configuration {
  return {
    ...(context !== undefined && { context }),
    // A class may be named `default`, which has another meaning in an ES module.
    module: { ...module, generator: { 'css/module': { esModule: false } } },
    ...(resolve && { resolve }),
    entry,
    mode: 'production',
    devtool: false,
    target: 'node',
    output: {
      path: folder,
      filename: 'pages.cjs',
      chunkFilename: '[id].cjs',
      library: { type: 'commonjs2' },
      // Class names contain it.
      ...(output?.uniqueName !== undefined && { uniqueName: output.uniqueName }),
    },
    optimization: { minimize: false },
  };
}

async function build(config: Configuration): Promise<void> {
  const compiler = rspack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'The still pages were not built');
}

/** Runs in a worker thread, which isolates its browser globals. */
const RUN = `
const { parentPort, workerData } = require('node:worker_threads');
require(workerData).prerenderedPages().then((pages) => parentPort.postMessage(pages));
`;

function resultOf(file: string): Promise<PrerenderedPages> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(RUN, { eval: true, workerData: file });
    worker.once('message', (pages: PrerenderedPages) => {
      resolve(pages);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The renderer of still pages ended with ${code} and without a result`)),
    );
  });
}
