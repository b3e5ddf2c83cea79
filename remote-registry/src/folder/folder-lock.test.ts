import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withFolderLock } from './folder-lock';

let lock: string;
beforeEach(async () => {
  lock = path.join(await mkdtemp(path.join(tmpdir(), 'comptoir-lock-')), 'registry.json.lock');
});

const filesThere = () => readdir(path.dirname(lock));

async function waiting(count: number): Promise<void> {
  while ((await filesThere()).filter((name) => name !== path.basename(lock)).length < count) await Promise.resolve();
}

test('waiting processes get the lock in order of arrival, and leave no files', async () => {
  const order: number[] = [];
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const turns = [withFolderLock(lock, () => held)];
  for (const number of [1, 2, 3, 4, 5]) {
    const before = number - 1;
    await waiting(before);
    turns.push(withFolderLock(lock, async () => void order.push(number)));
    await waiting(number);
  }
  release?.();
  await Promise.all(turns);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  await expect(filesThere()).resolves.toEqual([]);
});

test('a process that died while waiting or holding the lock blocks nobody', async () => {
  const longAgo = new Date(Date.now() - 60_000);
  for (const left of [lock, `${lock}.1-somebody`]) {
    await writeFile(left, '');
    await utimes(left, longAgo, longAgo);
  }
  await expect(withFolderLock(lock, async () => 'done')).resolves.toBe('done');
  await expect(filesThere()).resolves.toEqual([]);
});
