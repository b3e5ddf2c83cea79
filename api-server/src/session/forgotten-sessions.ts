import type { WriteTransaction } from '../database/database';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { findAccount } from './people.repository';
import { endForgotten } from './sessions.repository';

export async function endForgottenSessions(
  transaction: WriteTransaction,
  idleLimit: number,
  source: EventSource,
): Promise<void> {
  for (const { id, userId, endReason } of await endForgotten(transaction, idleLimit)) {
    const about = await findAccount(transaction, userId);
    const details = { session: id, reason: endReason };
    await recordEvent(transaction, source, { kind: 'SESSION_ENDED', about, details });
  }
}
