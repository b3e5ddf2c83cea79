import type { ChangeState } from '@comptoir/shared-kernel/changes';

/** Whether there is nothing left to lose. */
export function isDone({ status }: ChangeState): boolean {
  return status === 'saved' || status === 'deleted';
}

/** Why it was refused, if it was. */
export function refusalOf(state: ChangeState): Error | null {
  return state.status === 'refused' ? state.error : null;
}
