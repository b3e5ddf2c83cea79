import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { folderStore } from './folder/folder-store';
import { publish } from './publish';
import { builtFolder, emptyFolder } from './testing/built-folder';

const program = [
  path.resolve(import.meta.dirname, '../../node_modules/.bin/tsx'),
  path.join(import.meta.dirname, 'comptoir-remotes.ts'),
] as const;

async function said(...args: string[]): Promise<string> {
  const failure: unknown = await promisify(execFile)(program[0], [program[1], ...args]).catch(
    (cause: unknown) => cause,
  );
  if (typeof failure !== 'object' || failure === null || !('stderr' in failure)) throw new Error('It did not fail');
  return String(failure.stderr);
}

test('a failure is reported in a sentence without a stack', async () => {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'shell.json'), '<!doctype html>');
  await mkdir(path.join(folder, 'registry.json'));
  const teams = path.join(folder, 'teams.json');
  await writeFile(teams, '{"team":');
  const sentences = await Promise.all([
    said('publish', path.join(folder, 'nosuchfolder'), '--to', await emptyFolder()),
    said('check-shell', folder, '--to', await emptyFolder()),
    said('check-shell', 'http://127.0.0.1:2', '--to', await emptyFolder()),
    said('list', '--to', folder),
    said('token', 'a-team', 'fleet', '--into', teams, '--to', await emptyFolder()),
  ]);
  expect(sentences.map((sentence) => sentence.replaceAll(folder, 'FOLDER'))).toEqual([
    'FOLDER/nosuchfolder contains no built remote: there is no remote.json\n',
    'FOLDER contains no description of a shell (shell.json): it is no JSON\n',
    'http://127.0.0.1:2 contains no description of a shell (shell.json): nobody answers there\n',
    'FOLDER/registry.json cannot be read: it is a folder\n',
    'FOLDER/teams.json is not a file of teams: it is no JSON\n',
  ]);
});

test('reading only the beginning of a list reports no broken pipe', async () => {
  const folder = await emptyFolder();
  await publish(folderStore(folder), await builtFolder('1.0.0'), { by: 'a team' });
  const child = spawn(program[0], [program[1], 'list', '--json', '--to', folder]);
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([errors, code]).toEqual(['', 0]);
});
