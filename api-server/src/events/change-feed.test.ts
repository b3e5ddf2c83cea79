import type { KyselyPlugin } from 'kysely';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describeOnDatabases } from '../../test/databases';
import { openOffice } from '../../test/offices';
import type { Person } from '../access/person';
import { inTransaction } from '../database/transaction';
import { raiseVersion } from '../lists/list-versions.repository';
import { ChangeFeed, type ChangeFeedOptions } from './change-feed';
import { EventStream } from './event-stream';

const superadmin = (id: string): Person => ({
  id,
  name: 'Somebody',
  email: 'person@test.example',
  phone: null,
  role: 'SUPERADMIN',
  countryCode: null,
  officeId: null,
  verified: true,
  language: null,
});

describeOnDatabases('the change feed', ({ connection }) => {
  let feed: ChangeFeed | undefined;
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  function openFeed(identifyAll: ChangeFeedOptions['identifyAll'] = async () => new Map()): ChangeFeed {
    feed = new ChangeFeed({
      connection: connection().withPlugin(counting),
      identifyAll,
      log: { warn: (error: unknown) => expect(error).toBeUndefined() },
    });
    return feed;
  }

  afterEach(() => feed?.close());

  test('queries once a second for any number of streams', async () => {
    const opened = openFeed();
    const streams = Array.from({ length: 300 }, () => new EventStream());
    const joined = streams.map((stream, index) =>
      opened.join({ person: superadmin(String(index)), token: '', stream }, undefined),
    );
    await Promise.all(joined);
    const { officeId } = await openOffice(connection());
    const received = streams.map((stream) => heard(stream, officeId));
    queries = 0;
    const started = Date.now();
    await inTransaction(connection(), (transaction) => raiseVersion(transaction, 'agencies', officeId));
    await Promise.all(received);
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(1 + (Date.now() - started) / 1_000);
  });

  test('keeps a stream that joins during a session check', async () => {
    const late = new EventStream();
    const ended = jest.fn();
    late.once('end', ended);
    const looked = new Promise<void>((resolve) => {
      const opened = openFeed(async (tokens) => {
        if (!tokens.includes('late')) {
          await opened.join({ person: superadmin('late'), token: 'late', stream: late }, undefined);
          resolve();
        }
        return new Map(tokens.map((token) => [token, superadmin(token)]));
      });
      void opened.join({ person: superadmin('first'), token: 'first', stream: new EventStream() }, undefined);
    });
    await looked;
    const { officeId } = await openOffice(connection());
    const received = heard(late, officeId);
    await inTransaction(connection(), (transaction) => raiseVersion(transaction, 'agencies', officeId));
    await received;
    expect(ended).not.toHaveBeenCalled();
  });

  test('answers joins and reconnects from memory while it runs', async () => {
    const opened = openFeed();
    const first = new EventStream();
    await opened.join({ person: superadmin('first'), token: '', stream: first }, undefined);
    const { officeId } = await openOffice(connection());
    const left = new Date();
    const received = heard(first, officeId);
    await inTransaction(connection(), (transaction) => raiseVersion(transaction, 'agencies', officeId));
    await received;
    queries = 0;
    const back = Array.from({ length: 300 }, () => new EventStream());
    const caughtUp = Promise.all(back.map((stream) => heard(stream, officeId)));
    const joins = back.map((stream, index) =>
      opened.join({ person: superadmin(`back ${index}`), token: '', stream }, left),
    );
    expect(queries).toBe(0);
    await Promise.all(joins);
    await caughtUp;
  });

  test('shares one query among clients that reconnect to a new server', async () => {
    const { officeId } = await openOffice(connection());
    const left = Date.now();
    await inTransaction(connection(), (transaction) => raiseVersion(transaction, 'agencies', officeId));
    const opened = openFeed();
    queries = 0;
    const started = Date.now();
    const back = Array.from({ length: 300 }, () => new EventStream());
    const caughtUp = Promise.all(back.map((stream) => heard(stream, officeId)));
    const joins = back.map((stream, index) =>
      opened.join({ person: superadmin(`back ${index}`), token: '', stream }, new Date(left - 50 * index)),
    );
    await Promise.all([...joins, caughtUp]);
    const late = new EventStream();
    await opened.join({ person: superadmin('late'), token: '', stream: late }, new Date(left));
    await heard(late, officeId);
    expect(queries).toBeLessThanOrEqual(1 + (Date.now() - started) / 1_000);
  });

  test('queries separately for a client that was away longer', async () => {
    const { officeId } = await openOffice(connection());
    await inTransaction(connection(), (transaction) => raiseVersion(transaction, 'agencies', officeId));
    await connection()
      .updateTable('listVersions')
      .set({ raisedAt: new Date(Date.now() - 600_000) })
      .where('officeId', '=', officeId)
      .execute();
    const opened = openFeed();
    const longOffline = new EventStream();
    await opened.join({ person: superadmin('early'), token: '', stream: new EventStream() }, new Date());
    queries = 0;
    await opened.join(
      { person: superadmin('long away'), token: '', stream: longOffline },
      new Date(Date.now() - 660_000),
    );
    await heard(longOffline, officeId);
    expect(queries).toBeGreaterThan(0);
  });

  test('sends nothing after the end of a stream', async () => {
    const opened = openFeed(async () => new Map());
    const stream = new EventStream();
    const failed = jest.fn();
    stream.on('error', failed);
    await opened.join({ person: superadmin('gone'), token: 'gone', stream }, undefined);
    stream.end();
    opened.announce('views');
    await new Promise((resolve) => setImmediate(resolve));
    expect(failed).not.toHaveBeenCalled();
  });

  test('starts again at the current time after being idle', async () => {
    const opened = openFeed();
    const first = new EventStream();
    await opened.join({ person: superadmin('first'), token: '', stream: first }, undefined);
    const gone = once(first, 'close');
    first.destroy();
    await gone;
    await pause(2_500);
    queries = 0;
    await opened.join({ person: superadmin('later'), token: '', stream: new EventStream() }, undefined);
    expect(queries).toBe(1);
  });

  test('ends a stream that joins after closing', async () => {
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
