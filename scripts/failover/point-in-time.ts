import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Machine } from './machine';
import { PostgresNode } from './postgres-node';

const COUNT = 'select count(*) from transactions';

export interface Kept {
  folder: string;
  archive: string;
  primary: PostgresNode;
}

/**
 * Restores a database to the moment before it was emptied, from a base backup and the archived log. Returns the server
 * and the steps.
 */
export async function restoreToMoment(
  machine: Machine,
  { folder, archive, primary }: Kept,
  write: () => Promise<void>,
): Promise<{ restored: PostgresNode; expected: string; found: string; seconds: number }> {
  const restored = await PostgresNode.in(folder, 'restored', machine);
  await primary.program('pg_basebackup', ['-D', restored.data, '-h', primary.folder, ...standing(primary)]);
  await write();
  const expected = await primary.query(COUNT);
  const moment = await primary.query('select clock_timestamp()');
  // The disaster: a superuser disables the guards.
  await pause(1000);
  await primary.query('set session_replication_role = replica', 'truncate transactions cascade');
  await primary.query('select pg_switch_wal()');
  await archived(primary);
  const begun = performance.now();
  appendFileSync(
    path.join(restored.data, 'postgresql.auto.conf'),
    [
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = 'promote'`,
      `synchronous_standby_names = ''`,
      // Must not write into the archive of the running server.
      `archive_mode = off`,
      '',
    ].join('\n'),
  );
  writeFileSync(path.join(restored.data, 'recovery.signal'), '');
  if (machine.owner) chownSync(path.join(restored.data, 'recovery.signal'), machine.owner.uid, machine.owner.gid);
  await restored.start();
  restored.database = primary.database;
  while ((await restored.query('select pg_is_in_recovery()')) !== 'f') await pause(100);
  const seconds = (performance.now() - begun) / 1000;
  return { restored, expected, found: await restored.query(COUNT), seconds };
}

export function makeArchive(folder: string, { owner }: Machine): string {
  const archive = path.join(folder, 'archive');
  mkdirSync(archive);
  if (owner) chownSync(archive, owner.uid, owner.gid);
  return archive;
}

function standing({ port }: PostgresNode): string[] {
  return ['-p', String(port), '-U', 'postgres', '-X', 'none', '-c', 'fast'];
}

async function archived(primary: PostgresNode): Promise<void> {
  const waiting = `select count(*) from pg_ls_archive_statusdir() where name like '%.ready'`;
  while ((await primary.query(waiting)) !== '0') await pause(100);
}
