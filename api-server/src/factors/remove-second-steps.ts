import type { Person } from '../access/person';
import { refused } from '../api-error';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import type { Account } from '../session/people.repository';
import { endSessions } from '../session/sessions.repository';
import { deleteFactor, lockFactors } from './factors.repository';
import { deleteRecoveryCodes } from './recovery-codes.repository';

interface Removal {
  transaction: WriteTransaction;
  source: EventSource;
  about: Account;
  /** Absent for an operator at the machine. */
  by?: Person;
  reason: string;
}

/**
 * Removes all second steps of a person who lost their device, ends their sessions and mails them.
 *
 * @throws {ApiError} 409 without a second step
 */
export async function removeSecondSteps({ transaction, source, about, by, reason }: Removal): Promise<void> {
  const factors = await lockFactors(transaction, about.id);
  if (factors.length === 0) throw refused('factor-none');
  for (const { id } of factors) await deleteFactor(transaction, id);
  await deleteRecoveryCodes(transaction, about.id);
  const sessionsEnded = await endSessions(transaction, about.id, 'FACTORS');
  for (const { kind } of factors) {
    const details = { factor: kind, note: reason, sessionsEnded };
    await recordEvent(transaction, source, { kind: 'FACTOR_REMOVED', about, details, ...(by && { by }) });
  }
  const { email: to, name, language } = about;
  const mail = { to, name, language: language ?? DEFAULT_LANGUAGE, by: by?.name ?? null };
  await queueMail(transaction, { template: 'second-steps-removed', ...mail });
  const { id: entityId, officeId, countryCode } = about;
  const states = { before: { factors: factors.length }, after: { factors: 0, changed: 'factors' } };
  await trackChange(transaction, {
    by,
    entity: 'user',
    entityId,
    officeId,
    countryCode,
    shown: 'unseen',
    ...states,
  });
}
