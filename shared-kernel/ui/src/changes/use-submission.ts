import type { OperationName } from '@comptoir/api-contract/operations';
import { useState } from 'react';
import { createSubmission, type SubmissionOptions } from './submission';
import { forgetUnanswered, memoryName, tabMemory } from './submission-memory';
import { session } from '@comptoir/kernel/internal/session/session';

session.onEnd((reason, sub) => {
  if (reason === 'signed-out' && sub !== undefined) forgetUnanswered(sub, sessionStorage);
});

/**
 * In milliseconds. The same content this soon after its answer is a repeated press; later it is intended, for example
 * a second, equal expense.
 */
const REPEATED_WITHIN_MS = 3_000;
/** In milliseconds. Longest time between the two presses of a double click. */
const DOUBLE_CLICK_MS = 700;

interface Options<Content> extends Pick<SubmissionOptions<Content>, 'identity'> {
  survivesReload: boolean;
  subject?: string | undefined;
}

export function useSubmission<Content>(name: OperationName, options: Options<Content>) {
  const { identity, survivesReload, subject } = options;
  const [submission] = useState(() => {
    const current = session.get();
    const keeps = survivesReload && current.status === 'signed-in';
    return createSubmission<Content>({
      ...(identity && { identity }),
      ...(keeps && { memory: tabMemory<Content>(memoryName(name, subject), current.claims.sub, sessionStorage) }),
    });
  });
  const [unanswered, setUnanswered] = useState(submission.unanswered);
  const [underway] = useState(() => new Set<string>());
  const [answered] = useState(() => new Map<string, number>());
  const nameOf = (content: Content) => JSON.stringify(identity ? identity(content) : content);
  const sinceAnswer = (content: Content) => performance.now() - (answered.get(nameOf(content)) ?? -Infinity);
  return {
    /** Returns true if `content` is to be sent: the same is neither under way nor just done. */
    begin: (content: Content) => {
      if (sinceAnswer(content) < REPEATED_WITHIN_MS) return false;
      return underway.size < underway.add(nameOf(content)).size;
    },
    /** Returns true if `content` is not sent because the same was just done, which the user may have missed. */
    isRepeated: (content: Content) =>
      sinceAnswer(content) >= DOUBLE_CLICK_MS && sinceAnswer(content) < REPEATED_WITHIN_MS,
    /** Marks it as done. Another submission in between makes the same content a new intention. */
    succeed: (content: Content) => {
      answered.clear();
      answered.set(nameOf(content), performance.now());
    },
    end: (content: Content) => void underway.delete(nameOf(content)),
    open: submission.open,
    resume: submission.resume,
    unanswered,
    lose: () => setUnanswered(submission.unanswered),
    settle: () => {
      submission.settle();
      setUnanswered(undefined);
    },
  };
}
