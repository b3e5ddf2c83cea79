import { createHash } from 'node:crypto';
import type { RefusedPickUp } from '@comptoir/api-contract/refused-pick-ups';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import { notFound, refused } from '../api-error';
import type { Connection } from '../database/database';
import { managersOf } from '../inbox/audience';
import { notify } from '../inbox/notify.repository';
import type { Change, WithBody } from '../records/change';
import { findAgencyOf } from './pick-ups.repository';
import { readContent } from './read-content';

/** Most refused pick-ups of an answer. */
const LIMIT = 500;

interface RefusedContent {
  id: string;
  refusal: { code: string; message: string };
  content: Record<string, unknown>;
}

/** Keeps a refused pick-up for ever and notifies the managers; the same content is kept once. */
export async function handRefusedPickUp({
  transaction,
  person,
  reach,
  body,
}: Change & WithBody<RefusedContent>): Promise<void> {
  const officeId = person.officeId ?? '';
  const content = storable(body.content);
  const contentHash = createHash('sha256').update(content).digest('hex');
  const inserted = await transaction
    .insertInto('refusedPickUps')
    .values({
      officeId,
      id: body.id,
      contentHash,
      content,
      refusal: JSON.stringify(body.refusal),
      userId: person.id,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return;
  const { collectionId, lines } = readContent(body.content);
  const agency = await findAgencyOf(transaction, reach, collectionId);
  const item = {
    kind: 'refused-pick-up',
    cause: `refused:${body.id}:${contentHash}`,
    entity: 'user',
    entityId: person.id,
    officeId,
    params: { collector: person.name, agency, amounts: lines, code: body.refusal.code, refusal: body.refusal.message },
  } as const;
  await notify(transaction, item, managersOf(sql`${officeId}::uuid`));
}

/** Escaped backslashes, and escapes of U+0000 and of halves of surrogate pairs, which PostgreSQL cannot store. */
const ESCAPES = /\\\\|\\u(?:0000|d[89a-f][\da-f]{2})/gi;

function storable(content: object): string {
  return JSON.stringify(content).replaceAll(ESCAPES, (escape) =>
    escape === String.raw`\\` ? escape : String.raw`\ufffd`,
  );
}

export async function findRefusedPickUps(
  connection: Connection,
  reach: Reach,
  collectorId: string | undefined,
): Promise<RefusedPickUp[]> {
  const rows = await selectRefusedPickUps(connection, reach)
    .$if(collectorId !== undefined, (own) => own.where(sql<boolean>`handed.user_id = ${collectorId}`))
    // Settled ones never displace open ones.
    .orderBy(sql`settlement.id is not null`)
    .orderBy('handed.createdAt', 'desc')
    .orderBy('handed.id')
    .limit(LIMIT)
    .execute();
  return rows.map(asRefusedPickUp);
}

type Settling = Change & WithBody<{ contentHash: string; note: string }> & { params: { id: string } };

/**
 * Settles one content of a refused pick-up; a repetition changes nothing.
 *
 * @throws {ApiError} 404 outside the reach, `stale` if it was settled otherwise
 */
export async function settleRefusedPickUp(call: Settling): Promise<RefusedPickUp> {
  const { transaction, person, params, body } = call;
  await lockRefusedPickUp(call);
  await transaction
    .insertInto('refusedPickUpSettlements')
    .values({ id: params.id, contentHash: body.contentHash, note: body.note, userId: person.id })
    .onConflict((known) => known.doNothing())
    .execute();
  const answer = asRefusedPickUp(await lockRefusedPickUp(call));
  if (answer.settled?.by.id !== person.id || answer.settled.note !== body.note) throw refused('stale');
  return answer;
}

async function lockRefusedPickUp({ transaction, reach, params, body }: Settling): Promise<RefusedRow> {
  const found = await selectRefusedPickUps(transaction, reach)
    .where('handed.id', '=', params.id)
    .where('handed.contentHash', '=', body.contentHash)
    .executeTakeFirst();
  if (!found) throw notFound('pick-up');
  return found;
}

type RefusedRow = Awaited<ReturnType<ReturnType<typeof selectRefusedPickUps>['execute']>>[number];

function selectRefusedPickUps(connection: Connection, reach: Reach) {
  return connection
    .selectFrom('refusedPickUps as handed')
    .innerJoin('users as collector', 'collector.id', 'handed.userId')
    .leftJoin('refusedPickUpSettlements as settlement', (of) =>
      of.onRef('settlement.id', '=', 'handed.id').onRef('settlement.contentHash', '=', 'handed.contentHash'),
    )
    .leftJoin('users as settler', 'settler.id', 'settlement.userId')
    .select(['handed.id', 'handed.contentHash', 'handed.createdAt', 'handed.refusal', 'handed.content'])
    .select(['handed.userId', 'collector.name', agencyOfContent().as('agency')])
    .select(['settler.id as settledBy', 'settler.name as settlerName'])
    .select(['settlement.createdAt as settledAt', 'settlement.note'])
    .where(inReach(reach, 'handed.officeId'));
}

function asRefusedPickUp({ id, contentHash, userId, name, createdAt, refusal, content, ...row }: RefusedRow) {
  const { agency, settledBy, settledAt, settlerName, note } = row;
  return {
    ...readContent(content),
    id,
    contentHash,
    agency,
    collector: { id: userId, name },
    handedAt: createdAt.toISOString(),
    refusal: readRefusal(refusal),
    content,
    settled:
      settledBy === null || settledAt === null
        ? null
        : { by: { id: settledBy, name: settlerName ?? '' }, at: settledAt.toISOString(), note: note ?? '' },
  };
}

/** The number in a content may be anything. */
function agencyOfContent() {
  return sql<string | null>`(select agency.name from collections collection
    join agencies agency on agency.office_id = collection.office_id and agency.id = collection.agency_id
    where collection.office_id = handed.office_id
      and collection.id = substring(handed.content ->> 'collectionId' from '^[1-9][0-9]{0,15}$')::bigint)`;
}

function readRefusal(text: string): RefusedContent['refusal'] {
  const { code, message }: RefusedContent['refusal'] = JSON.parse(text);
  return { code, message };
}
