import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes the files of a template and fills placeholders in contents and names.
 * @param {string} template folder of files whose names end with `.txt`
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} words
 */
export async function writeTemplate(template, folder, words) {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, fillIn(source.slice(template.length + 1, -'.txt'.length), words));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, fillIn(await readFile(source, 'utf8'), words));
  }
}

/**
 * @param {string} text
 * @param {ReadonlyMap<string, string>} words
 */
export function fillIn(text, words) {
  return text.replaceAll(/__(\w+?)__/g, (all, word) => words.get(word) ?? all);
}
