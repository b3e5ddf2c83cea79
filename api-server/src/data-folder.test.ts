import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareFolder } from './data-folder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('creates nested folders, also concurrently', async () => {
  const deep = path.join(folder, 'a/b/c');
  await Promise.all([prepareFolder(deep), prepareFolder(deep)]);
  expect((await stat(deep)).isDirectory()).toBe(true);
});

it('reports an unwritable place immediately', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  for (const place of ['/proc/comptoir/database', file, path.join(file, 'below')]) {
    await expect(prepareFolder(place)).rejects.toMatchObject({
      reason: 'folder-not-writable',
      message: `The data folder ${place} is not writable: grant this user write access, or choose another folder with DATA_DIR.`,
    });
  }
});
