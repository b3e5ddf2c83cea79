import type { OperationName } from '@comptoir/api-contract/operations';
import { useState } from 'react';
import { createSubmission, type SubmissionOptions } from './submission';
import { forgetUnanswered, memoryName, tabMemory } from './submission-memory';
import { session } from '../session/session';

session.onEnd((reason, sub) => {
  if (reason === 'signed-out' && sub !== undefined) forgetUnanswered(sub, sessionStorage);
});

/**
 * The same that is sent so soon after its answer is the second press of a double click, before the page has left: in
 * milliseconds. Later it is another intention, like a second expense that equals the first.
 */
const REPEATED_WITHIN_MS = 3_000;
/** A press that comes later than this after the answer is no part of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 700;

interface Options<Content> extends Pick<SubmissionOptions<Content>, 'identity'> {
  survivesReload: boolean;
  subject?: string | undefined;
}

/** The submission of a form, and what of it has no answer yet. */
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
    /** Whether `content` is to be sent: not while the same is under way or was just done, as with a double click. */
    begin: (content: Content) => {
      if (sinceAnswer(content) < REPEATED_WITHIN_MS) return false;
      return underway.size < underway.add(nameOf(content)).size;
    },
    /** Whether `content` is not sent because the same was just done, which the person may not have seen. */
    isRepeated: (content: Content) =>
      sinceAnswer(content) >= DOUBLE_CLICK_MS && sinceAnswer(content) < REPEATED_WITHIN_MS,
    /** It was done. Something else that is done in between makes the same a new intention. */
    succeed: (content: Content) => {
      answered.clear();
      answered.set(nameOf(content), performance.now());
    },
    end: (content: Content) => void underway.delete(nameOf(content)),
    open: submission.open,
    resume: submission.resume,
    unanswered,
    /** The answer was lost. */
    lose: () => setUnanswered(submission.unanswered),
    settle: () => {
      submission.settle();
      setUnanswered(undefined);
    },
  };
}
