import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(m?js|css|json|svg)$/;
/** In bytes: smaller answers fit into one packet. */
const SMALLEST = 1024;

/** Compressible files below `folder` that lack a compressed variant. */
export async function uncompressedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const known = new Set(files);
  const lacking = files
    .filter((file) => COMPRESSIBLE.test(file))
    .filter((file) => !known.has(`${file}.br`) || !known.has(`${file}.gz`))
    .map(async (file) => ((await stat(file)).size < SMALLEST ? [] : [file]));
  return (await Promise.all(lacking)).flat();
}

/** Writes `.br` and `.gz` beside each file. */
export async function compress(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, { params })),
    writeFile(`${file}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
