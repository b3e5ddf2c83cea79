import type { OperationName } from '@comptoir/api-contract/operations';
import { useState } from 'react';
import { createSubmission, type SubmissionOptions } from './submission';
import { forgetUnanswered, memoryName, tabMemory } from './submission-memory';
import { session } from '../session/session';

session.onEnd((reason, sub) => {
  if (reason === 'signed-out' && sub !== undefined) forgetUnanswered(sub, sessionStorage);
});

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
  const nameOf = (content: Content) => JSON.stringify(identity ? identity(content) : content);
  return {
    /** Whether `content` is to be sent: not while the same is under way, as with a double click. */
    begin: (content: Content) => underway.size < underway.add(nameOf(content)).size,
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
