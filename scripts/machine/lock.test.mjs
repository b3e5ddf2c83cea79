import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'comptoir-lock-')), 'build.lock');

test('work under one lock runs in sequence', async () => {
  const file = lockFile();
  /** @type {string[]} */
  const log = [];
  const work = (/** @type {string} */ name) => async () => {
    log.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    log.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('first')), withLock(file, work('second'))]);
  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

test('the lock is free again after failed work', async () => {
  const file = lockFile();
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  const file = lockFile();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});

test('work continues when the folder of its lock is deleted, and a lock taken meanwhile stays', async () => {
  const file = lockFile();
  const done = withLock(file, async () => {
    rmSync(dirname(file), { recursive: true });
    // Longer than a heartbeat.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    mkdirSync(dirname(file));
    writeFileSync(file, 'another');
    return 'done';
  });
  await expect(done).resolves.toBe('done');
  expect(readFileSync(file, 'utf8')).toBe('another');
});

test('a waiting process reports it repeatedly', async () => {
  const file = lockFile();
  const onWait = jest.fn();
  await Promise.all([
    withLock(file, () => new Promise((resolve) => setTimeout(resolve, 600))),
    withLock(file, async () => undefined, onWait, 200),
  ]);
  expect(onWait.mock.calls.length).toBeGreaterThan(1);
  expect(onWait).toHaveBeenCalledWith(0);
});
