import type { CorrectionRequest } from '@comptoir/api-contract/correction-requests';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { CorrectionRequestsTable } from '../database/tables/inbox';
import type { NamedRecord } from './corrected-record';

export interface RequestRow {
  id: string;
  officeId: string;
  entity: CorrectionRequestsTable['entity'];
  entityId: string;
  number: string;
  requestedBy: string;
  isOpen: boolean;
}

export type StoredRequest = Omit<CorrectionRequest, 'mayDecline'>;

/** Latest first. */
export async function findRequests(
  connection: Connection,
  { entity, entityId }: NamedRecord,
): Promise<StoredRequest[]> {
  const rows = await connection
    .selectFrom('correctionRequests as request')
    .innerJoin('users as author', 'author.id', 'request.requestedBy')
    .leftJoin('users as other', 'other.id', 'request.answeredBy')
    .select(['request.id', 'request.entity', 'request.entityId', 'request.reason', 'request.createdAt'])
    .select(['request.answer', 'request.answerReason', 'request.answeredAt'])
    .select(['author.id as authorId', 'author.name as authorName', 'other.id as otherId', 'other.name as otherName'])
    .where('request.entity', '=', entity)
    .where('request.entityId', '=', entityId)
    .orderBy('request.createdAt', 'desc')
    .orderBy('request.id', 'desc')
    .execute();
  return rows.map(
    ({ createdAt, answer, answerReason, answeredAt, authorId, authorName, otherId, otherName, ...row }) => ({
      ...row,
      by: { id: authorId, name: authorName },
      createdDate: createdAt.toISOString(),
      answer:
        answer === null || !answeredAt || otherId === null
          ? null
          : {
              isCorrected: answer === 'CORRECTED',
              reason: answerReason,
              by: { id: otherId, name: otherName ?? '' },
              date: answeredAt.toISOString(),
            },
    }),
  );
}

/** Returns false if the record has an open request. */
export async function insertRequest(
  transaction: WriteTransaction,
  request: Pick<
    CorrectionRequestsTable,
    'id' | 'officeId' | 'entity' | 'entityId' | 'number' | 'reason' | 'requestedBy'
  >,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('correctionRequests')
    .values({ ...request, answer: null, answerReason: null, answeredBy: null })
    .onConflict((open) => open.columns(['entity', 'entityId']).where('answer', 'is', null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Locks the request. */
export async function findRequest(transaction: WriteTransaction, id: string): Promise<RequestRow | undefined> {
  return requests(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findOpenRequest(
  transaction: WriteTransaction,
  { entity, entityId }: NamedRecord,
): Promise<RequestRow | undefined> {
  return requests(transaction)
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('answer', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function answerRequest(
  transaction: WriteTransaction,
  id: string,
  answer: { answer: 'CORRECTED' | 'DECLINED'; answerReason: string | null; answeredBy: string },
): Promise<void> {
  await transaction
    .updateTable('correctionRequests')
    .set({ ...answer, answeredAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

function requests(transaction: WriteTransaction) {
  return transaction
    .selectFrom('correctionRequests')
    .select(['id', 'officeId', 'entity', 'entityId', 'number', 'requestedBy'])
    .select(sql<boolean>`answer is null`.as('isOpen'));
}
