import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { cancelJob, scheduleJob } from '../jobs/jobs.repository';
import { administratorsOf, managersOf, superadmins, type Audience } from './audience';
import { settle, notify } from './notify.repository';

const KIND = 'invitation-end';

export async function scheduleInvitationExpiry(
  transaction: WriteTransaction,
  userId: string,
  expiresAt: Date,
): Promise<void> {
  const payload = { expiresAt: expiresAt.toISOString() };
  await scheduleJob(transaction, { kind: KIND, key: userId, runAt: expiresAt, payload });
  await settle(transaction, 'user', userId, ['invitation-expired']);
}

export async function cancelInvitationExpiry(transaction: WriteTransaction, userId: string): Promise<void> {
  await cancelJob(transaction, KIND, userId);
  await settle(transaction, 'user', userId, ['invitation-expired']);
}

export async function notifyInvitationExpired(
  transaction: WriteTransaction,
  userId: string,
  expired: string,
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'role', 'officeId'])
    .where('id', '=', userId)
    .where('verified', '=', false)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  if (!user) return;
  const { id, name, role, officeId } = user;
  const notification = {
    kind: 'invitation-expired',
    cause: `invitation:${id}:${expired}`,
    entity: 'user',
    entityId: id,
    officeId,
    params: { name, role },
  } as const;
  await notify(transaction, notification, inviters(role, officeId));
}

function inviters(role: string, officeId: string | null): Audience {
  if (officeId === null) return superadmins;
  const office = sql`${officeId}::uuid`;
  return role === 'COLLECTOR' ? managersOf(office) : administratorsOf(office);
}
