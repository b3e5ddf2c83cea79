import { isStale } from '@comptoir/kernel/internal/http/api-error';

/** State of a change. */
export type ChangeState =
  | { status: 'idle' | 'saving' | 'saved' | 'deleting' | 'deleted' }
  /** Refused with 412: another person changed the record. */
  | { status: 'stale' }
  | { status: 'refused'; error: Error };

interface Outcome {
  isPending: boolean;
  isSuccess: boolean;
  error: Error | null;
}

const STATUSES = { change: ['saving', 'saved'], deletion: ['deleting', 'deleted'] } as const;

/** State of a mutation that creates, changes or deletes a record. */
export function changeStateOf({ isPending, isSuccess, error }: Outcome, kind: keyof typeof STATUSES): ChangeState {
  const [atWork, done] = STATUSES[kind];
  if (isPending) return { status: atWork };
  if (isSuccess) return { status: done };
  if (error === null) return { status: 'idle' };
  return isStale(error) ? { status: 'stale' } : { status: 'refused', error };
}
