import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { WriteTransaction } from '../database/database';
import { administratorsOf, superadmins } from './audience';
import { findFailing, placesOf, type FailingJob, type JobPlace } from './failed-jobs.repository';
import { notify, type InboxNotification } from './notify.repository';

type FailedJobs = Extract<InboxNotification, { kind: 'failed-jobs' }>;

const Payload = z.object({
  to: z.optional(z.string()),
  officeId: z.optional(z.string()),
  collectionId: z.optional(z.string()),
});

/**
 * One item per day and job kind: to SUPERADMINs for all offices, to administrators for their country. Settled on
 * success.
 */
export async function notifyFailedJobs(transaction: WriteTransaction, now: Date): Promise<void> {
  const failing = (await findFailing(transaction)).map(({ payload, ...job }) => ({
    ...job,
    ...z.safeParse(Payload, payload).data,
  }));
  const placeOf = await placesOf(transaction, failing);
  const day = now.toISOString().slice(0, 10);
  const groups = new Map<string, FailedJobs>();
  for (const job of failing) {
    const place = placeOf(job);
    add(groups, day, job, { ...place, officeId: null });
    if (place.officeId !== null) add(groups, day, job, place);
  }
  for (const notification of groups.values()) {
    await notify(
      transaction,
      notification,
      notification.officeId === null ? superadmins : administratorsOf(sql`${notification.officeId}::uuid`),
    );
    await sql`update inbox_items set params = ${JSON.stringify(notification.params)}::jsonb, changed_at = now()
      where kind = 'failed-jobs' and cause = ${notification.cause} and done_at is null
        and params <> ${JSON.stringify(notification.params)}::jsonb`.execute(transaction);
  }
  await sql`update inbox_items set done_at = now(), changed_at = now()
    where kind = 'failed-jobs' and done_at is null and cause <> all(${[...groups.keys()]}::text[])`.execute(
    transaction,
  );
}

function add(
  groups: Map<string, FailedJobs>,
  day: string,
  { kind: job, to }: Omit<FailingJob, 'payload'> & z.infer<typeof Payload>,
  { officeId, entity, entityId }: JobPlace,
): void {
  const cause = `failed:${job}:${officeId ?? 'all'}:${day}`;
  const count = (groups.get(cause)?.params.count ?? 0) + 1;
  const params = { job, count, to: to ?? null };
  groups.set(cause, { kind: 'failed-jobs', cause, entity, entityId, officeId, params });
}
