import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config';
import { openDatabase, type Connection } from '../database/database';
import { StartError } from '../start-error';

/**
 * Opens an existing database only; an embedded one would otherwise be created.
 *
 * @throws {StartError} if missing or in use
 */
export async function withDatabase<Result>(
  { database: options }: Pick<Config, 'database'>,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  if (options.kind === 'embedded') requireDatabase(options.folder);
  const database = await openDatabase(options);
  try {
    return await work(database.connection);
  } finally {
    await database.close();
  }
}

export function hasDatabase(folder: string): boolean {
  return existsSync(path.join(folder, 'postgresql', 'PG_VERSION'));
}

/** @throws {StartError} `configuration` */
export function requireDatabase(folder: string): void {
  if (hasDatabase(folder)) return;
  throw new StartError('configuration', `There is no database in ${folder}: set DATA_DIR or DATABASE_URL.`);
}
