import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@comptoir/shared-kernel/build/file-hashes';
import * as z from 'zod/mini';

/** A file that the browser is told to fetch ahead, with the hash that its later request carries. */
export interface PreloadedFile {
  href: string;
  integrity: string;
  isModule?: boolean;
}

/** The built shell as its pages need it. */
export interface ShellPage {
  html: string;
  /** What a signed-in person's page needs besides the first scripts. */
  layout: readonly PreloadedFile[];
  /** What a page with a list needs as well. */
  list: readonly PreloadedFile[];
}

const PageFiles = z.object({ layout: z.array(z.string()), list: z.array(z.string()) });

/** The page of the built shell in `folder`. @throws Error when there is none */
export async function readShellPage(folder: string): Promise<ShellPage> {
  try {
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    const files = PageFiles.parse(JSON.parse(await readFile(path.join(folder, 'page-files.json'), 'utf8')));
    const [layout, list] = await Promise.all([hashed(folder, files.layout), hashed(folder, files.list)]);
    return { html, layout, list };
  } catch (cause) {
    throw new Error(`${folder} holds no built shell; npm start builds it`, { cause });
  }
}

function hashed(folder: string, files: readonly string[]): Promise<PreloadedFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      href: `/${file}`,
      integrity: integrityOf(await readFile(path.join(folder, file))),
    })),
  );
}
