import { rmSync } from 'node:fs';
import { openDatabase, type Connection, type OpenedDatabase } from '../src/database/database';
import { asRole } from './postgres';
import { sharedEmbedded, sharedPostgres } from './shared-databases';

export type DatabaseKind = OpenedDatabase['kind'];

export interface TestDatabase {
  kind: DatabaseKind;
  connection: () => Connection;
  /** With the restricted role of servers on PostgreSQL. */
  serverConnection: () => Connection;
}

export const IDLE_POOL = { used: 0, idle: 1, waiting: 0, limit: 1 };

const START_LIMIT_MS = 180_000;
jest.setTimeout(60_000);

export function describeOnDatabases(
  title: string,
  tests: (database: TestDatabase) => void,
  kinds: readonly DatabaseKind[] = ['embedded', 'postgresql'],
): void {
  describe.each(kinds.map((kind) => [kind]))(`${title} (%s)`, (kind) => {
    let opened: { database: OpenedDatabase; asServer: OpenedDatabase; stop(): Promise<void> } | undefined;

    beforeAll(async () => {
      opened = kind === 'embedded' ? await openEmbedded() : await openServer();
    }, START_LIMIT_MS);

    afterAll(async () => {
      await opened?.database.close();
      await opened?.stop();
    }, START_LIMIT_MS);

    const whileOpen = () => {
      if (!opened) throw new Error('The database is open only while tests run');
      return opened;
    };
    tests({
      kind,
      connection: () => whileOpen().database.connection,
      serverConnection: () => whileOpen().asServer.connection,
    });
  });
}

async function openEmbedded() {
  const folder = sharedEmbedded();
  const database = await openDatabase({ kind: 'embedded', folder });
  return {
    database,
    asServer: database,
    stop: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}

async function openServer() {
  const url = await sharedPostgres('all tables');
  const database = await openDatabase({ kind: 'postgresql', url, connections: 40 });
  const asServer = await openDatabase({ kind: 'postgresql', url: asRole(url, 'comptoir_app'), connections: 40 });
  return { database, asServer, stop: () => asServer.close() };
}
