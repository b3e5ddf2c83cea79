import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The page of the built shell in `folder`. @throws Error when there is none */
export async function readShellPage(folder: string): Promise<string> {
  try {
    return await readFile(path.join(folder, 'index.html'), 'utf8');
  } catch (cause) {
    throw new Error(`${folder} holds no built shell; npm start builds it`, { cause });
  }
}
