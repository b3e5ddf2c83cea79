import { useEffect, useState } from 'react';

/** Fetches the further page of a list, as TanStack Query's `fetchNextPage` does. */
export type FurtherPage = (options: { cancelRefetch: false }) => unknown;

/** Without a new row a page is asked for so many times. */
const MOST_TRIES = 3;

/**
 * Fetches further pages for as long as they are wanted. A page whose request was dropped, because the rows before it
 * were read again meanwhile, is asked for once more; one that fails is not. Returns whether one has failed.
 */
export function useFurtherPage(wanted: boolean, count: number, fetchPage: FurtherPage | undefined): boolean {
  const [tries, setTries] = useState({ count, number: 0 });
  const [failed, setFailed] = useState(false);
  const number = tries.count === count ? tries.number : 0;
  useEffect(() => {
    if (!wanted || !fetchPage || number >= MOST_TRIES) return;
    let current = true;
    const fetched = async () => {
      // What is on its way is waited for: cancelled, its changes would not be seen.
      const answer = await fetchPage({ cancelRefetch: false });
      // The rows of the answer are drawn first.
      await new Promise((resolve) => setTimeout(resolve));
      if (!current || !isAnswer(answer)) return;
      if (answer.isError === true) setFailed(true);
      else setTries({ count, number: number + 1 });
    };
    void fetched();
    return () => {
      current = false;
    };
  }, [wanted, count, fetchPage, number]);
  return failed;
}

/** As TanStack Query answers the call for a further page. */
function isAnswer(answer: unknown): answer is { isError: unknown } {
  return typeof answer === 'object' && answer !== null && 'isError' in answer;
}
