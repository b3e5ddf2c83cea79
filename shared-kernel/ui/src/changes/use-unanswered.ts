import type { OperationName } from '@comptoir/api-contract/operations';
import { useMutationState } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { session } from '@comptoir/kernel/internal/session/session';
import { memoryVersion, unansweredOf, type Unanswered } from './submission-memory';
import { mutationKeyOf, type Variables } from './use-api-mutation';

/**
 * Submissions of `name` that survive a reload, have no answer and are not being sent. `useApiMutation` with the same
 * subject resends one without a second effect.
 */
export function useUnanswered<Name extends OperationName>(name: Name): readonly Unanswered<Variables<Name>>[] {
  const version = useSyncExternalStore(memoryVersion.subscribe, memoryVersion.get);
  const underWay = useMutationState({
    filters: { mutationKey: mutationKeyOf(name), status: 'pending' },
    select: ({ options }) => options.mutationKey?.[1],
  });
  const written = useMemo(() => {
    const current = session.get();
    if (current.status !== 'signed-in') return [];
    return unansweredOf<Variables<Name>>(name, current.claims.sub, sessionStorage);
    // oxlint-disable-next-line react/exhaustive-deps -- the version says that the storage holds something else
  }, [name, version]);
  return written.filter(({ subject }) => !underWay.includes(subject));
}
