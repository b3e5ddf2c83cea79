import type { InboxItem } from '@comptoir/api-contract/inbox';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';

/** Attempts after which a job counts as failing: about half an hour. */
const ATTEMPTS = 5;
const LIMIT = 1000;

export interface FailingJob {
  kind: string;
  payload: unknown;
}

export interface JobPlace {
  officeId: string | null;
  entity: InboxItem['entity'];
  entityId: string | null;
}

interface About {
  to?: string | undefined;
  officeId?: string | undefined;
  collectionId?: string | undefined;
}

const NO_PLACE: JobPlace = { officeId: null, entity: null, entityId: null };

export async function findFailing(transaction: WriteTransaction): Promise<FailingJob[]> {
  const { rows } = await sql<FailingJob>`
    select kind, payload from jobs
    where done_at is null and attempts >= ${sql.lit(ATTEMPTS)} and last_error is not null
    order by id limit ${sql.lit(LIMIT)}`.execute(transaction);
  return rows;
}

/** A collection belongs to its office, a mail to the office of the account. */
export async function placesOf(
  transaction: WriteTransaction,
  jobs: readonly About[],
): Promise<(job: About) => JobPlace> {
  const numbers = jobs.flatMap(({ collectionId }) => (collectionId === undefined ? [] : [collectionId]));
  const { rows: collections } = await sql<{ id: string; officeId: string }>`
    select id::text as id, office_id from collections
    where id = any(${numbers}::bigint[]) and archived_at is null`.execute(transaction);
  const addresses = jobs.flatMap(({ to }) => (to === undefined ? [] : [to.toLowerCase()]));
  const { rows: users } = await sql<{ id: string; email: string; officeId: string | null }>`
    select id, lower(email) as email, office_id from users
    where lower(email) = any(${addresses}::text[]) and archived_at is null`.execute(transaction);
  return ({ to, collectionId }) => {
    const collection = collections.find(({ id }) => id === collectionId);
    if (collection) return { officeId: collection.officeId, entity: 'collection', entityId: collection.id };
    const user = users.find(({ email }) => email === to?.toLowerCase());
    return user ? { officeId: user.officeId, entity: 'user', entityId: user.id } : NO_PLACE;
  };
}
