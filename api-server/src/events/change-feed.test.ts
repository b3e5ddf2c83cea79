import type { KyselyPlugin } from 'kysely';
import { describeOnDatabases } from '../../test/databases';
import { openOffice } from '../../test/offices';
import type { Person } from '../access/person';
import { inTransaction } from '../database/transaction';
import { raiseVersion } from '../lists/list-versions.repository';
import { ChangeFeed } from './change-feed';
import { EventStream } from './event-stream';

const superadmin = (id: string): Person => ({
  id,
  name: 'Somebody',
  email: 'somebody@test.example',
  phone: null,
  role: 'SUPERADMIN',
  countryCode: null,
  officeId: null,
  verified: true,
  language: null,
});

describeOnDatabases('the feed of changes', ({ connection }) => {
  let feed: ChangeFeed | undefined;
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  function openFeed(): ChangeFeed {
    feed = new ChangeFeed({
      connection: connection().withPlugin(counting),
      identifyAll: async () => new Map(),
      log: { warn: (error: unknown) => expect(error).toBeUndefined() },
    });
    return feed;
  }

  afterEach(() => feed?.close());

  test('asks the database once a second, however many listen', async () => {
    const opened = openFeed();
    const streams = Array.from({ length: 300 }, () => new EventStream());
    const joined = streams.map((stream, index) =>
      opened.join({ person: superadmin(String(index)), token: '', stream }, undefined),
    );
    await Promise.all(joined);
    const { officeId } = await openOffice(connection());
    const told = streams.map((stream) => heard(stream, officeId));
    queries = 0;
    const started = Date.now();
    await inTransaction(connection(), (transaction) => raiseVersion(transaction, 'agencies', officeId));
    await Promise.all(told);
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(1 + (Date.now() - started) / 1_000);
  });

  test('ends a stream that comes when it is closed already', async () => {
    const opened = openFeed();
    opened.close();
    const stream = new EventStream();
    await opened.join({ person: superadmin('late'), token: '', stream }, undefined);
    await new Promise((resolve) => stream.once('end', resolve).resume());
    expect(opened.size).toBe(0);
  });
});

function heard(stream: EventStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    let all = '';
    stream.on('data', (part: Buffer) => {
      all += part.toString();
      if (all.includes(text)) resolve();
    });
  });
}
