import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/machine/root.mjs';
import { countLines } from './build-peer';

const remote = path.join(root, 'mfe-operations');
const agencies = path.join(remote, 'src/agencies');
/** What the peers do not have: tests, and the form of a new agency. */
const MORE = /\.test\.tsx?$|^agency-new\./;

/** Lines of the agencies that are not empty: list, form, what the descriptor says of them, and the English texts. */
export async function ourLines(): Promise<number> {
  const files = (await readdir(agencies)).filter((file) => !MORE.test(file));
  const sources = await Promise.all(files.map((file) => readFile(path.join(agencies, file), 'utf8')));
  const parts = [...sources, await descriptor(), await englishTexts()];
  return parts.reduce((sum, part) => sum + countLines(part), 0);
}

async function descriptor(): Promise<string> {
  const text = await readFile(path.join(remote, 'remote.config.ts'), 'utf8');
  const parts = text.match(
    /^const agencies = .*|^ {4}\{\n {6}path: '\/agencies',[^]*?^ {4}\},|^.*label: agencies,.*/gm,
  );
  if (parts?.length !== 3) throw new Error('The descriptor of mfe-operations no longer says what its agencies are.');
  return parts.join('\n');
}

async function englishTexts(): Promise<string> {
  // It is a file of this checkout.
  const texts: Record<string, object> = JSON.parse(await readFile(path.join(remote, 'src/messages/en.json'), 'utf8'));
  return JSON.stringify({ agencies: texts['agencies'], agency: texts['agency'] }, undefined, 2);
}
