import type { OperationName } from '@comptoir/api-contract/operations';
import { resourceKey } from '@comptoir/api-contract/routes';
import { v4 as uuid } from 'uuid';
import { isAnswered } from '@comptoir/kernel/internal/http/api-error';
import { http } from '@comptoir/kernel/internal/http/http';
import type { CallArguments } from '@comptoir/kernel/internal/http/operation-types';
import { contractMessage, kernelMessage } from '@comptoir/kernel/internal/i18n';
import { forgetRemoval } from '@comptoir/kernel/internal/query/deleted-record';
import { refetchAfter } from '@comptoir/kernel/internal/query/out-of-date';
import { queryClient } from '@comptoir/kernel/internal/query/query-client';
import { toast, toastError, toastSuccess } from '@comptoir/kernel/internal/toast';

/** Call that reverts a change, and the texts shown for it. */
export interface Undo<Name extends OperationName> {
  call: Name;
  args: CallArguments<Name>;
  /** Version made by the change: a later change by another user is not reverted. */
  ifMatch: string | undefined;
  undone: string;
  failed: string;
}

/**
 * Reports a change in a toast with an "Undo" button, also after the page was left. Use it instead of a confirmation,
 * only where the server restores the exact state before.
 * @param detail the changed record
 */
export function offerUndo<Name extends OperationName>(
  done: string,
  detail: string,
  { call, args, ifMatch, undone, failed }: Undo<Name>,
): void {
  const idempotencyKey = uuid();
  const takeBack = () =>
    http.call(call, args, { idempotencyKey, ...(ifMatch !== undefined && { ifMatch }) }).then(
      () => {
        forgetRemoval(queryClient, resourceKey(call), args);
        void refetchAfter(queryClient, call);
        toastSuccess(undone, detail);
      },
      (error: unknown) => (isAnswered(error) ? toastError(failed, error) : offerAgain(error)),
    );
  const action = { label: kernelMessage('toast.undo'), run: () => void takeBack() };
  // Without an answer the call may have succeeded; it is idempotent, so it can be repeated.
  const offerAgain = (error: unknown) => {
    const reason = error instanceof Error ? contractMessage(error) : '';
    toast({ title: failed, description: reason, variant: 'destructive', action });
  };
  toast({ title: kernelMessage('toast.success'), description: done, detail, action });
}
