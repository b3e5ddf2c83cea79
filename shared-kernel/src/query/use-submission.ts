import type { OperationName } from '@comptoir/api-contract/operations';
import { useState } from 'react';
import { createSubmission, type SubmissionOptions } from '../http/submission';
import { forgetUnanswered, tabMemory } from '../http/submission-memory';
import { session } from '../session/session';

session.onEnd((reason) => {
  if (reason === 'signed-out') forgetUnanswered(sessionStorage);
});

interface Options<Content> extends Pick<SubmissionOptions<Content>, 'identity'> {
  survivesReload: boolean;
}

/** The submission of a form, and what of it has no answer yet. */
export function useSubmission<Content>(name: OperationName, { identity, survivesReload }: Options<Content>) {
  const [submission] = useState(() => {
    const current = session.get();
    const keeps = survivesReload && current.status === 'signed-in';
    return createSubmission<Content>({
      ...(identity && { identity }),
      ...(keeps && { memory: tabMemory<Content>(name, current.claims.sub, sessionStorage) }),
    });
  });
  const [unanswered, setUnanswered] = useState(submission.unanswered);
  return {
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
