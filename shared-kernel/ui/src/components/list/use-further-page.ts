import { useEffect, useState } from 'react';

export type FurtherPage = (options: { cancelRefetch: false }) => unknown;

/** Maximal number of attempts without a new row. */
const MOST_TRIES = 3;

/**
 * Loads pages while they are needed. A request cancelled by a refetch of earlier rows is retried, a failed one is not.
 * Returns whether one has failed.
 */
export function useFurtherPage(wanted: boolean, count: number, fetchPage: FurtherPage | undefined): boolean {
  const [tries, setTries] = useState({ count, number: 0 });
  const [failed, setFailed] = useState(false);
  const number = tries.count === count ? tries.number : 0;
  useEffect(() => {
    if (!wanted || !fetchPage || number >= MOST_TRIES) return;
    let current = true;
    const fetched = async () => {
      // Waits for a running refetch; cancelling it would lose its changes.
      const answer = await fetchPage({ cancelRefetch: false });
      // Lets the rows of the answer render first.
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

function isAnswer(answer: unknown): answer is { isError: unknown } {
  return typeof answer === 'object' && answer !== null && 'isError' in answer;
}
