import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError, startFailure } from './start-error';

const system = (code: string, more: object = {}) => Object.assign(new Error(`${code}: raw words`), { code, ...more });
const FULL = { syscall: 'copyfile', path: '/shell/main.js', dest: '/data/shell-files/main.js' };

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'EIO'])('explains %s in one sentence', (code) => {
  const sentence = startFailure(system(code, FULL));
  expect(sentence).toMatch(/^[A-Z][^\n]*: [^\n]*\.$/);
  expect(sentence).toContain('/data/shell-files/main.js');
  expect(sentence).not.toContain('raw words');
});

test('explains causes, preferring the sentence of a StartError', () => {
  const cause = system('ENOSPC', FULL);
  expect(startFailure(new Error('The files could not be kept', { cause }))).toContain('The disk is full');
  expect(startFailure(new StartError('disk-full', 'A sentence.', { cause }))).toBe('A sentence.');
  expect(startFailure(system('53100'))).toContain('disk of the database is full');
});

test('has no sentence for unknown errors', () => {
  expect(startFailure(new TypeError('a mistake of the program'))).toBeUndefined();
  expect(startFailure('text')).toBeUndefined();
});

test('explains errors of a real disk', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-start-'));
  const file = path.join(folder, 'file');
  const circle = path.join(folder, 'circle');
  await writeFile(file, '');
  await symlink(circle, circle);
  const failing = [
    copyFile(path.join(folder, 'missing'), path.join(folder, 'copy')),
    mkdir(path.join(file, 'below')),
    mkdir(file),
    writeFile(folder, ''),
    readFile(circle),
    writeFile(path.join(folder, 'n'.repeat(300)), ''),
  ];
  const sentences = await Promise.all(failing.map((work) => Promise.resolve(work).then(() => 'done', startFailure)));
  rmSync(folder, { recursive: true });
  expect(new Set(sentences).size).toBe(failing.length);
  for (const sentence of sentences) expect(sentence).toContain(folder);
});
