import type { ChangeState } from '@comptoir/ui/changes';

/** True once nothing is left unsaved. */
export function isDone({ status }: ChangeState): boolean {
  return status === 'saved' || status === 'deleted';
}

/** Returns the error of a refused change, or null. */
export function refusalOf(state: ChangeState): Error | null {
  return state.status === 'refused' ? state.error : null;
}
