import type { OperationName } from '@comptoir/api-contract/operations';
import type { ReactNode } from 'react';
import { isStale } from '../../http/api-error';
import type { CallArguments } from '../../http/operation-types';
import { changeStateOf, type ChangeState } from '../../changes/change-state';
import { useApiMutation, type ApiMutationOptions } from '../../changes/use-api-mutation';
import { useConfirm } from '../../ui/dialog/use-confirm';

interface DeletionOptions<Name extends OperationName> extends Omit<ApiMutationOptions<Name>, 'handleError'> {
  /** What is asked first, for example 'This action cannot be undone. This will permanently delete the agency.' */
  question: string;
}

interface Deletion<Name extends OperationName> {
  /** Asks, naming the record, and deletes it if the answer is yes. */
  ask: (record: CallArguments<Name> & { ifMatch?: string | undefined }, name: string) => void;
  /** How it stands. */
  state: ChangeState;
  isPending: boolean;
  isSuccess: boolean;
  /** Why it was refused, for example what is in the way. */
  error: Error | null;
  /** Somebody else changed the record: nobody deletes what they have not seen. The screen offers to load it. */
  isStale: boolean;
  /** Forgets how it ended. */
  reset: () => void;
  /** Render it somewhere in the component. */
  dialog: ReactNode;
}

/** A deletion that asks before. */
export function useDeletion<Name extends OperationName>(
  name: Name,
  { question, ...options }: DeletionOptions<Name>,
): Deletion<Name> {
  const { ask, dialog } = useConfirm();
  const mutation = useApiMutation(name, { ...options, handleError: isStale });
  const { mutate, isPending, isSuccess, error, reset } = mutation;
  return {
    ask: (record, subject) => void ask({ text: question, subject }).then((confirmed) => confirmed && mutate(record)),
    state: changeStateOf(mutation, 'deletion'),
    isPending,
    isSuccess,
    error,
    isStale: isStale(error),
    reset,
    dialog,
  };
}
