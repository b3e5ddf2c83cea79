import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { chainedContent, GENESIS_HASH, NO_OFFICE_CHAIN } from '../database/hash-chain';

/** Tables with a hash chain per office, and the name of a row in messages. */
const TRAILS: Readonly<Record<string, { name: string; begins: 'at the first' | 'at any' }>> = {
  audit_entries: { name: 'line of the audit trail', begins: 'at the first' },
  // Old events are purged, so the chain may begin anywhere.
  security_events: { name: 'security event', begins: 'at any' },
};
const PAGE = 5000;

interface TrailFault {
  officeId: string | null;
  what: string;
}

interface Chain {
  trail: string;
  name: string;
  begins: 'at the first' | 'at any';
  office: string;
}

interface ChainedRow {
  number: bigint;
  hash: string;
  content: string;
}

/** Verifies all chains outside the journal; reports the first fault of each. */
export async function verifyTrails(transaction: WriteTransaction): Promise<{ lines: number; faults: TrailFault[] }> {
  // Hashes contain timestamps as formatted by the trigger.
  await sql`set local timezone = 'UTC'`.execute(transaction);
  const faults: TrailFault[] = [];
  let lines = 0;
  for (const [trail, kind] of Object.entries(TRAILS)) {
    for (const office of await chainsOf(transaction, trail)) {
      const { lines: found, what } = await verifyChain(transaction, { trail, ...kind, office });
      lines += found;
      if (what) faults.push({ officeId: office === NO_OFFICE_CHAIN ? null : office, what });
    }
  }
  return { lines, faults };
}

/** Includes offices with rows but no head, and with a head but no rows. */
async function chainsOf(transaction: WriteTransaction, trail: string): Promise<string[]> {
  const { rows } = await sql<{ office: string }>`
    select coalesce(office_id, ${NO_OFFICE_CHAIN}::uuid) as office from ${sql.table(trail)}
    union select office_id from chain_heads where chain = ${trail} order by office`.execute(transaction);
  return rows.map(({ office }) => office);
}

async function verifyChain(
  transaction: WriteTransaction,
  { trail, name, begins, office }: Chain,
): Promise<{ lines: number; what?: string }> {
  let last = { number: 0n, hash: GENESIS_HASH };
  let lines = 0;
  for (;;) {
    const page = await readPage(transaction, { trail, office }, last.number);
    for (const row of page) {
      // The hash of a purged predecessor is unknown.
      const unknown = begins === 'at any' && lines === 0 && row.number > 1n;
      const what = unknown ? undefined : rowFault(last, row);
      if (what) return { lines, what: `${name} ${row.number}: ${what}` };
      last = row;
      lines += 1;
    }
    if (page.length < PAGE) break;
  }
  const head = await transaction
    .selectFrom('chainHeads')
    .select(['number', 'hash'])
    .where('chain', '=', trail)
    .where('officeId', '=', office)
    .executeTakeFirst();
  if (head?.number === last.number && head.hash === last.hash) return { lines };
  if (begins === 'at any' && lines === 0) return { lines };
  return { lines, what: `the chain ends at ${name} ${last.number}, but ${head?.number ?? 0n} were written` };
}

function rowFault(last: { number: bigint; hash: string }, { number, hash, content }: ChainedRow): string | undefined {
  if (number !== last.number + 1n) return `line ${last.number + 1n} is missing before it`;
  const expected = createHash('sha256').update(last.hash).update(content).digest('hex');
  return hash === expected ? undefined : 'its content or the previous line was altered';
}

async function readPage(
  transaction: WriteTransaction,
  { trail, office }: Pick<Chain, 'trail' | 'office'>,
  after: bigint,
): Promise<ChainedRow[]> {
  const ofOffice = office === NO_OFFICE_CHAIN ? sql`office_id is null` : sql`office_id = ${office}`;
  const { rows } = await sql<ChainedRow>`
    select chain_number as number, chain_hash as hash, ${sql.raw(chainedContent('line'))} as content
    from ${sql.table(trail)} line where ${ofOffice} and chain_number > ${after}
    order by chain_number limit ${PAGE}`.execute(transaction);
  return rows;
}
