import type { OperationName } from '@comptoir/api-contract/operations';
import type { ReactNode } from 'react';
import { isStale } from '@comptoir/kernel/internal/http/api-error';
import type { CallArguments } from '@comptoir/kernel/internal/http/operation-types';
import { changeStateOf, type ChangeState } from '../../changes/change-state';
import { useApiMutation, type ApiMutationOptions } from '../../changes/use-api-mutation';
import { useConfirm } from '../../components/dialog/use-confirm';

interface DeletionOptions<Name extends OperationName> extends Omit<ApiMutationOptions<Name>, 'handleError'> {
  question: string;
}

interface Deletion<Name extends OperationName> {
  /** Asks for confirmation with the record's name, then deletes it. */
  ask: (record: CallArguments<Name> & { ifMatch?: string | undefined }, name: string) => void;
  state: ChangeState;
  isPending: boolean;
  isSuccess: boolean;
  error: Error | null;
  /** Another user has changed the record since it was read; the screen offers to reload it. */
  isStale: boolean;
  reset: () => void;
  /** Render it in the component. */
  dialog: ReactNode;
}

/** A deletion with confirmation. */
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
