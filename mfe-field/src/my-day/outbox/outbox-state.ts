import type { OutboxActivity, OutboxItem } from '@comptoir/ui/outbox';

/** State of the pick-ups on this device, in one word. */
export type OutboxState =
  | { kind: 'sent' }
  | { kind: 'sending' }
  | { kind: 'unsent'; count: number; reason: 'offline' | 'unanswered' | undefined }
  | { kind: 'refused'; count: number };

/** Refused ones first, because only the collector can end them. */
export function outboxState(items: readonly OutboxItem[], activity: OutboxActivity, isOnline: boolean): OutboxState {
  const refused = items.filter(needsCollector);
  if (refused.length > 0) return { kind: 'refused', count: refused.length };
  if (items.length === 0) return { kind: 'sent' };
  if (activity === 'sending') return { kind: 'sending' };
  const unanswered = activity === 'away' ? 'unanswered' : undefined;
  return { kind: 'unsent', count: items.length, reason: isOnline ? unanswered : 'offline' };
}

/** True if the server refused a pick-up, or a file of it. */
export function needsCollector({ state, files }: Pick<OutboxItem, 'state' | 'files'>): boolean {
  return state === 'refused' || files.some(({ refusal }) => refusal);
}
