import { FEWEST_PEOPLE, type RemoteLimits } from '@comptoir/api-contract/remote-limits';
import type { WriteTransaction } from '../database/database';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';
import { findFailureSummary, type FailureSummary } from '../remote-failures/reporters.repository';
import { recordDecision } from './record-decision';
import { findLimits } from './limits.repository';
import { lockDecision } from './remote-decisions.repository';

const FEWEST_PLACES = 2;

/**
 * Demotes a version that failed for too many people, if another one is available. Manual decisions take
 * precedence. History and mail contain the figures.
 */
export async function demoteIfFailing(
  transaction: WriteTransaction,
  { remote, version }: { remote: string; version: string },
): Promise<void> {
  // Serialises concurrent reports, so that the last one sees the others.
  const decided = await lockDecision(transaction, { remote, version });
  if (decided && decided.decision !== 'share') return;
  const summary = await findFailureSummary(transaction, remote, version);
  if (!summary || summary.instead === null) return;
  const limits = await findLimits(transaction, remote);
  if (!exceedsLimits(summary, limits)) return;
  // Keeps it if the replacement fails as often, for example when files are unreachable.
  const inPlace = await findFailureSummary(transaction, remote, summary.instead);
  if (inPlace && inPlace.inHour * 2 > summary.inHour) return;
  await recordDecision(transaction, undefined, { remote, version, decision: 'demoted', reason: reasonOf(summary) });
  const { inHour: people, views, reason, instead } = summary;
  for (const reader of await readers(transaction, remote, limits.notify)) {
    await queueMail(transaction, {
      template: 'remote-demoted',
      ...reader,
      remote,
      version,
      people,
      views,
      reason,
      instead,
    });
  }
}

function exceedsLimits(
  { inMinute, inHour, views, places, known }: Omit<FailureSummary, 'reason' | 'instead'>,
  limits: RemoteLimits,
): boolean {
  // An office manager can invite people: new accounts of one office prove nothing.
  if (places < FEWEST_PLACES && known < FEWEST_PEOPLE) return false;
  if (inMinute >= limits.people) return true;
  return inHour >= FEWEST_PEOPLE && views >= limits.views && inHour * 100 >= views * limits.percent;
}

function reasonOf({ inMinute, inHour, views, reason }: FailureSummary): string {
  return `It failed for ${inMinute} people in a minute and ${inHour} in an hour, of ${views} views (${reason})`;
}

async function readers(transaction: WriteTransaction, remote: string, notify: string | null) {
  const people = await transaction
    .selectFrom('users')
    .select(['email as to', 'name', 'language'])
    .where('role', '=', 'SUPERADMIN')
    .where('verified', '=', true)
    .where('archivedAt', 'is', null)
    .execute();
  const superadmins = people.map((person) => ({ ...person, language: person.language ?? DEFAULT_LANGUAGE }));
  if (notify === null || people.some(({ to }) => to === notify)) return superadmins;
  return [...superadmins, { to: notify, name: remote, language: DEFAULT_LANGUAGE }];
}
