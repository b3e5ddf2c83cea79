import type { OperationName } from '@comptoir/api-contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAnswered } from '@comptoir/kernel/internal/http/api-error';
import { http } from '@comptoir/kernel/internal/http/http';
import type { Answer } from '@comptoir/kernel/internal/http/http-client';
import type { CallArguments, CallResult } from '@comptoir/kernel/internal/http/operation-types';
import { useNavigate } from '@comptoir/kernel/internal/router';
import { kernelMessage } from '@comptoir/kernel/internal/i18n';
import { logError } from '@comptoir/kernel/internal/log/log-error';
import { refetchAfter } from '@comptoir/kernel/internal/query/out-of-date';
import { toastError, toastSuccess } from '@comptoir/kernel/internal/toast';
import { dropSentDrafts } from '../fields/drafts';
import { asAwaited, awaitedId } from './awaited/awaited';
import { changeStateOf } from './change-state';
import { useSubmission } from './use-submission';

/** Texts of a change, and its persistence while it is unanswered. */
export interface ApiMutationOptions<Name extends OperationName> {
  /** Toast on success. */
  success?: string;
  /** Toast on failure, followed by the error's message. */
  failure?: string;
  onSuccess?: (answer: Answer<CallResult<Name>>) => void;
  /** Called instead of `onSuccess` if the change waits for an approval: the form closes, and shows nothing as done. */
  onAwaiting?: () => void;
  /** Returns true if the screen shows this error, which suppresses the toast. */
  handleError?: (error: unknown) => boolean;
  /** With `screen`, the screen shows every failure: it is logged without a toast. */
  failureIn?: 'toast' | 'screen';
  /** Keeps the submission through a reload: the next page gets it in `unanswered`. Not for secrets. */
  survivesReload?: boolean;
  /**
   * Subject of the change, for example the id of the record. Unanswered submissions are kept for each subject, and
   * `useUnanswered` finds all of them. Must not change while the component is mounted.
   */
  subject?: string;
  /** Part of the arguments that distinguishes submissions; all by default. Leave out the time of sending. */
  identity?: (args: Variables<Name>) => unknown;
}

/** Arguments of a call that changes something. */
export type Variables<Name extends OperationName> = CallArguments<Name> & { ifMatch?: string | undefined };

/**
 * A change through the API with its toasts. Resent after a lost answer it carries the same idempotency key, so that it
 * has no second effect.
 */
export function useApiMutation<Name extends OperationName>(name: Name, options: ApiMutationOptions<Name> = {}) {
  const client = useQueryClient();
  const { survivesReload = false, identity, failureIn = 'toast', subject } = options;
  const submission = useSubmission<Variables<Name>>(name, { survivesReload, subject, ...(identity && { identity }) });
  const navigate = useNavigate();
  const mutation = useMutation<Answer<CallResult<Name>>, Error, Variables<Name>>({
    mutationKey: mutationKeyOf(name, subject),
    mutationFn: (args) => {
      const { content, key } = submission.open(args);
      const { ifMatch } = content;
      const sent = http.call(name, content, { idempotencyKey: key, ...(ifMatch === undefined ? {} : { ifMatch }) });
      return sent.catch(asAwaited);
    },
    onSuccess: (answer, args) => {
      submission.settle();
      submission.succeed(args);
      dropSentDrafts(location.pathname);
      const awaited = awaitedId(answer);
      if (awaited !== undefined) {
        void import('./awaited/awaited-toast').then(({ toastAwaited }) => toastAwaited(awaited, navigate));
        void refetchAfter(client, 'withdrawApproval');
        options.onAwaiting?.();
        return;
      }
      if (options.success !== undefined) toastSuccess(options.success);
      void refetchAfter(client, name);
      options.onSuccess?.(answer);
    },
    onError: (error) => {
      if (isAnswered(error)) submission.settle();
      else submission.lose();
      if (options.handleError?.(error) === true) return;
      if (options.failure === undefined) return;
      if (failureIn === 'screen') logError(options.failure, error);
      else toastError(options.failure, error);
    },
    onSettled: (_answer, _error, args) => submission.end(args),
  });
  const mutate = (args: Variables<Name>) => {
    if (submission.begin(args)) mutation.mutate(args);
    else if (submission.isRepeated(args)) toastSuccess(kernelMessage('form.justDone'));
  };
  const { unanswered } = submission;
  return {
    ...mutation,
    mutate,
    state: changeStateOf(mutation, 'change'),
    /** Arguments that were sent without an answer; the change may have happened. */
    unanswered: unanswered?.content,
    /** Resends the unanswered submission, without a second effect. */
    resend: () => {
      if (!unanswered) return;
      submission.resume(unanswered);
      mutate(unanswered.content);
    },
    /** Resends it, even if the record has changed since. */
    resendOnAnyVersion: () => {
      if (!unanswered) return;
      const content = { ...unanswered.content, ifMatch: '*' };
      submission.resume({ ...unanswered, content });
      mutate(content);
    },
    /** Keeps arguments that could not be sent as unanswered, to be sent with `resend`. */
    keep: (args: Variables<Name>) => {
      submission.open(args);
      submission.lose();
    },
    /** Discards the unanswered submission: the next one is new, even with the same content. */
    forget: submission.settle,
  };
}

/** Mutation key of a call, for one subject or all. */
export function mutationKeyOf(name: OperationName, subject?: string): string[] {
  return subject === undefined ? [name] : [name, subject];
}
