import { AwaitsApproval } from '@comptoir/kernel/internal/http/api-error';
import type { Answer } from '@comptoir/kernel/internal/http/http-client';

/** Ids of requests for approval, by the answer in place of that of the call. */
const awaited = new WeakMap<object, string>();

/** Answer without data of a call that waits for an approval, which is a success for its form. Throws other errors. */
export function asAwaited(error: unknown): Answer<never> {
  if (!(error instanceof AwaitsApproval)) throw error;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `onSuccess` of the form, which reads it, is not called
  const answer: Answer<never> = { data: undefined as never, etag: undefined, total: undefined };
  awaited.set(answer, error.id);
  return answer;
}

/** Id of the request if an answer is that of a call that waits for an approval. */
export function awaitedId(answer: object | undefined): string | undefined {
  return answer && awaited.get(answer);
}
