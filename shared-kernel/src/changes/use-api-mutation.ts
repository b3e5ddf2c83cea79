import type { OperationName } from '@comptoir/api-contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAnswered } from '../http/api-error';
import { http } from '../http/http';
import type { Answer } from '../http/http-client';
import type { CallArguments, CallResult } from '../http/operation-types';
import { kernelMessage } from '../i18n';
import { logError } from '../log/log-error';
import { readAgainAfter } from '../query/out-of-date';
import { toastError, toastSuccess } from '../toast';
import { dropSentDrafts } from '../fields/drafts';
import { changeStateOf } from './change-state';
import { useSubmission } from './use-submission';

/** What a change says when it is done or not, and what is kept of it until it is answered. */
export interface ApiMutationOptions<Name extends OperationName> {
  /** Said in a toast when it is done. */
  success?: string;
  /** Said in a toast when it is not, followed by the error's own message. */
  failure?: string;
  onSuccess?: (answer: Answer<CallResult<Name>>) => void;
  /** Return true when the screen itself shows this error, so that no toast is needed. */
  handleError?: (error: unknown) => boolean;
  /** `screen`: the screen itself shows every failure, which is logged and not said in a toast. */
  failureIn?: 'toast' | 'screen';
  /** A reload while it is sent loses nothing: the next page finds it in `unanswered`. Not for what is secret. */
  survivesReload?: boolean;
  /**
   * What the change is about, for example the id of the record: what is unanswered about each subject is kept beside
   * the others, and `useUnanswered` finds all of them. The same for as long as the component is there.
   */
  subject?: string;
  /** What tells two submissions apart; by default all of it. Leave out what says only when it was sent. */
  identity?: (args: Variables<Name>) => unknown;
}

/** What a change of the API is called with. */
export type Variables<Name extends OperationName> = CallArguments<Name> & { ifMatch?: string | undefined };

/**
 * A change of the API with its toasts. Sent again after a lost answer it carries the same idempotency key,
 * so that nothing is done twice.
 */
export function useApiMutation<Name extends OperationName>(name: Name, options: ApiMutationOptions<Name> = {}) {
  const client = useQueryClient();
  const { survivesReload = false, identity, failureIn = 'toast', subject } = options;
  const submission = useSubmission<Variables<Name>>(name, { survivesReload, subject, ...(identity && { identity }) });
  const mutation = useMutation<Answer<CallResult<Name>>, Error, Variables<Name>>({
    mutationKey: mutationKeyOf(name, subject),
    mutationFn: (args) => {
      const { content, key } = submission.open(args);
      const { ifMatch } = content;
      return http.call(name, content, { idempotencyKey: key, ...(ifMatch === undefined ? {} : { ifMatch }) });
    },
    onSuccess: (answer, args) => {
      submission.settle();
      submission.succeed(args);
      dropSentDrafts(location.pathname);
      if (options.success !== undefined) toastSuccess(options.success);
      readAgainAfter(client, name);
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
    /** How it stands, as one of a few cases. */
    state: changeStateOf(mutation, 'change'),
    /** What was sent and has no answer: it may have arrived. */
    unanswered: unanswered?.content,
    /** Sends what is unanswered again, which does it only once. */
    resend: () => {
      if (!unanswered) return;
      submission.resume(unanswered);
      mutate(unanswered.content);
    },
    /** The same, also where the record has changed since. */
    resendOnAnyVersion: () => {
      if (!unanswered) return;
      const content = { ...unanswered.content, ifMatch: '*' };
      submission.resume({ ...unanswered, content });
      mutate(content);
    },
    /** Takes down what could not even be sent: it is unanswered, and is sent with `resend`. */
    keep: (args: Variables<Name>) => {
      submission.open(args);
      submission.lose();
    },
    /** Gives up what is unanswered: the next submission is new, even with the same content. */
    forget: submission.settle,
  };
}

/** Names the changes under way of a call, about one subject or about all. */
export function mutationKeyOf(name: OperationName, subject?: string): string[] {
  return subject === undefined ? [name] : [name, subject];
}
