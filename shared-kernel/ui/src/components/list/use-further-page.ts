import { useEffect, useState } from 'react';

export type FurtherPage = (options: { cancelRefetch: false }) => unknown;

/** Maximal number of attempts without a new row. */
const MAX_ATTEMPTS = 3;

/**
 * Loads pages while they are needed. A request that joined or lost to a refetch of earlier rows is retried, a failed
 * one is not. Returns whether loading has ended without the rows.
 */
export function useFurtherPage(wanted: boolean, count: number, fetchPage: FurtherPage | undefined): boolean {
  const [tries, setTries] = useState({ wanted, count, number: 0 });
  if (tries.wanted !== wanted || tries.count !== count) setTries({ wanted, count, number: 0 });
  const { number } = tries;
  const hasEnded = number >= MAX_ATTEMPTS;
  useEffect(() => {
    if (!wanted || !fetchPage || hasEnded) return;
    let current = true;
    const fetched = async () => {
      // Waits for a running refetch; cancelling it would lose its changes.
      const answer = await fetchPage({ cancelRefetch: false });
      // Lets the rows of the answer render first.
      await new Promise((resolve) => setTimeout(resolve));
      if (!current || !isAnswer(answer)) return;
      setTries({ wanted, count, number: answer.isError === true ? MAX_ATTEMPTS : number + 1 });
    };
    void fetched();
    return () => {
      current = false;
    };
  }, [wanted, count, fetchPage, number, hasEnded]);
  return hasEnded;
}

function isAnswer(answer: unknown): answer is { isError: unknown } {
  return typeof answer === 'object' && answer !== null && 'isError' in answer;
}
