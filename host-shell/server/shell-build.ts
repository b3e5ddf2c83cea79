import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** A file that the browser is told to fetch ahead, with the hash that its later request carries. */
export interface PreloadedFile {
  href: string;
  integrity: string;
}

/** The built shell: its page, and the files that every page needs at once. */
export interface ShellBuild {
  html: string;
  preloads: PreloadedFile[];
}

const FirstFiles = z.array(z.string());

/** @throws Error when the folder holds no built shell */
export async function readShellBuild(folder: string): Promise<ShellBuild> {
  try {
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    const files = FirstFiles.parse(JSON.parse(await readFile(path.join(folder, 'first-files.json'), 'utf8')));
    const preloads = files.map(async (file) => ({
      href: `/${file}`,
      integrity: await hashOf(path.join(folder, file)),
    }));
    return { html, preloads: await Promise.all(preloads) };
  } catch (cause) {
    throw new Error(`${folder} holds no built shell; run npm start, which builds it`, { cause });
  }
}

async function hashOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}
