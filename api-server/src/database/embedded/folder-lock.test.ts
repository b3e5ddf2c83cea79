import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '../../start-error';
import { lockFolder } from './folder-lock';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comptoir-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('admits one process, and names it in the error for others', async () => {
  const release = await lockFolder(folder);

  await expect(lockFolder(folder)).rejects.toThrow(
    new StartError(
      'folder-in-use',
      `The data folder ${folder} is in use by process ${process.pid}: stop it, or choose another folder with DATA_DIR.`,
    ),
  );
  await release();
  const releaseAgain = await lockFolder(folder);
  await releaseAgain();
});

it('is released when its holder is killed', async () => {
  const source = `require('net').createServer().listen(${JSON.stringify(path.join(folder, '.lock'))}, () => console.log('held'))`;
  const holder = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');

  const release = await lockFolder(folder);

  expect(release).toBeInstanceOf(Function);
  await release();
});

it('admits one of many that find a dead socket concurrently', async () => {
  const source = `require('net').createServer().listen(${JSON.stringify(path.join(folder, '.lock'))}, () => process.kill(process.pid, 'SIGKILL'))`;
  await once(spawn(process.execPath, ['-e', source]), 'exit');
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const holders = attempts.filter((attempt) => attempt.status === 'fulfilled');

  expect(holders).toHaveLength(1);
  for (const holder of holders) await holder.value();
});

it('supports paths too long for a socket', async () => {
  const deep = path.join(folder, 'x'.repeat(120));
  const release = await lockFolder(deep);

  await expect(lockFolder(deep)).rejects.toMatchObject({ reason: 'folder-in-use' });
  await release();
});
