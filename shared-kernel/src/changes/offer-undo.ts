import type { OperationName } from '@comptoir/api-contract/operations';
import { resourceKey } from '@comptoir/api-contract/routes';
import { v4 as uuid } from 'uuid';
import { isAnswered } from '../http/api-error';
import { http } from '../http/http';
import type { CallArguments } from '../http/operation-types';
import { contractMessage, kernelMessage } from '../i18n';
import { forgetRemoval } from '../query/deleted-record';
import { readAgainAfter } from '../query/out-of-date';
import { queryClient } from '../query/query-client';
import { toast, toastError, toastSuccess } from '../toast';

/** The call that takes a change back, and what is said of it. */
export interface Undo<Name extends OperationName> {
  call: Name;
  args: CallArguments<Name>;
  /** The version that the change has made: what somebody changed since is not taken back. */
  ifMatch: string | undefined;
  undone: string;
  failed: string;
}

/**
 * Says that something was done, and offers for a while to take it back: instead of a question before, and only where
 * the server restores exactly what was. It goes on when the page has been left.
 * @param detail to which thing it was done
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
        readAgainAfter(queryClient, call);
        toastSuccess(undone, detail);
      },
      (error: unknown) => (isAnswered(error) ? toastError(failed, error) : offerAgain(error)),
    );
  const action = { label: kernelMessage('toast.undo'), run: () => void takeBack() };
  // Without an answer it may have happened or not: sent again, it happens once.
  const offerAgain = (error: unknown) => {
    const reason = error instanceof Error ? contractMessage(error) : '';
    toast({ title: failed, description: reason, variant: 'destructive', action });
  };
  toast({ title: kernelMessage('toast.success'), description: done, detail, action });
}
