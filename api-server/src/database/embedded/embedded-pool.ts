import path from 'node:path';
import { Pool, type PoolConfig } from 'pg';
import { prepareFolder } from '../../data-folder';
import { surviveCuts } from '../survive-cuts';
import { startDatabaseThread } from './database-thread';
import { lockFolder } from './folder-lock';
import { startMaintenance } from './maintenance';
import { PortStream } from './port-stream';

/**
 * A `pg` pool with the single connection of the embedded database. Requesting a second one inside a transaction
 * times out.
 *
 * @throws {StartError} `folder-not-writable`, `folder-in-use`, `database-damaged`, `disk-full`
 */
export async function openEmbeddedPool(folder: string, options: PoolConfig) {
  await prepareFolder(folder);
  const release = await lockFolder(folder);
  try {
    const thread = await startDatabaseThread(path.resolve(folder, 'postgresql'));
    const pool = surviveCuts(
      new Pool({
        ...options,
        max: 1,
        idleTimeoutMillis: 0,
        user: 'postgres',
        database: 'postgres',
        ssl: false,
        stream: () => new PortStream(thread.worker),
      }),
    );
    const stopTidying = startMaintenance(pool);
    return {
      pool,
      async close() {
        stopTidying();
        await pool.end();
        await thread.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
