import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../database';

const program = path.resolve(__dirname, '../../../test/continuous-writer.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-kill-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function writeUntilKilled(writes: number): Promise<string[]> {
  const writer = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answered: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line !== 'ready') answered.push(line);
    if (answered.length === writes) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  return answered;
}

it('keeps every acknowledged write when the server is killed repeatedly', async () => {
  const answered: string[] = [];
  for (const writes of [1, 40, 173, 400]) {
    answered.push(...(await writeUntilKilled(writes)));
    const database = await openDatabase({ kind: 'embedded', folder });
    const kept = new Set((await database.connection.selectFrom('offices').select('id').execute()).map(({ id }) => id));
    await database.close();

    expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  }
}, 120_000);
