import * as fc from 'fast-check';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Business } from '../../test/custody/cash-request';
import { beginCustody, openPeople } from '../../test/custody/custody-business';
import { call, requirePosition, sendBatch, settle, signInAll } from '../../test/custody/custody-run';
import { nextBatch } from '../../test/custody/next-batch';
import { OPERATION_KINDS, plannedOperation } from '../../test/custody/planned-operation';
import type { DatabaseKind } from '../../test/databases';
import { startServerProcess } from '../../test/killed-server';
import { sumOfAccounts } from '../../test/ledger';
import { scratchFolder } from '../../test/scratch-folder';
import { sharedEmbedded, sharedPostgres } from '../../test/shared-databases';
import { verifyBooks } from '../books/verify-books';
import { openDatabase, type DatabaseOptions } from '../database/database';

/** `npm run custody-test` uses more. */
const OPERATIONS = Number(process.env['CUSTODY_OPERATIONS'] ?? 200);
const KILLS = Number(process.env['CUSTODY_KILLS'] ?? 2);
const SEED = Number(process.env['CUSTODY_SEED'] ?? 37);

const folder = scratchFolder('comptoir-custody-');
let onEnd: () => Promise<void> = () => Promise.resolve();
afterEach(() => onEnd());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['embedded', 'postgresql'] as const)(
  `every note has one holder after ${OPERATIONS} operations of six people and ${KILLS} kills (%s, seed ${SEED})`,
  async (kind) => {
    const { options, environment } = await deployment(kind);
    const business = await openPeople(options);
    const start = async () => signInAll(await startServerProcess(environment), business);
    let signedIn = await start();
    onEnd = () => signedIn.server.kill();
    await beginCustody(business, Math.ceil(OPERATIONS / 4), async (by, request, body) => {
      const answer = await call(signedIn, by, request, body && { body });
      if (!answer || answer.status >= 300) throw new Error(`${request}: ${JSON.stringify(answer)}`);
      return Object(answer.body);
    });
    const plans = fc.sample(plannedOperation, { seed: SEED, numRuns: OPERATIONS * 3 });
    const kills = fc.sample(fc.nat(OPERATIONS - 1), { seed: SEED, numRuns: KILLS });
    const accepted = new Set<string>();
    for (let sent = 0; sent < OPERATIONS;) {
      const batch = nextBatch(business, plans);
      const kill = kills.find((at) => at >= sent && at < sent + batch.length);
      const answers = await sendBatch(signedIn, batch, kill === undefined ? undefined : kill - sent);
      sent += batch.length;
      if (kill !== undefined) {
        await requireSoundBooks(options, business);
        signedIn = await start();
      }
      for (const { kind: each } of await settle(signedIn, business, batch, answers)) accepted.add(each);
      await requirePosition(signedIn, business);
    }
    await signedIn.server.kill();
    await requireSoundBooks(options, business);
    // A repayment needs a difference that was charged before.
    const rare = OPERATIONS < 1_000 ? ['repay'] : [];
    expect([...new Set([...accepted, ...rare])].toSorted()).toEqual(OPERATION_KINDS.toSorted());
  },
  1_200_000,
);

/** Checks the books as the kill left them: chains, kept balances, cases and cash on the way. */
async function requireSoundBooks(options: DatabaseOptions, { offices }: Business): Promise<void> {
  const database = await openDatabase(options);
  expect((await verifyBooks(database.connection)).faults).toEqual([]);
  for (const id of [offices.algiers, offices.oran]) {
    expect([...(await sumOfAccounts(database.connection, id)).values()].filter((sum) => sum !== '0')).toEqual([]);
  }
  await database.close();
}

async function deployment(
  kind: DatabaseKind,
): Promise<{ options: DatabaseOptions; environment: Record<string, string> }> {
  if (kind === 'embedded') {
    const options = { kind, folder: path.join(folder, 'database') };
    renameSync(sharedEmbedded(), options.folder);
    return { options, environment: { DATA_DIR: folder } };
  }
  const url = await sharedPostgres('all tables');
  return { options: { kind, url }, environment: { DATABASE_URL: url, DATA_DIR: folder } };
}
