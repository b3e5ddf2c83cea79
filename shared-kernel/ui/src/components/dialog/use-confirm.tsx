import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog';

interface Asked extends Question {
  answer: (confirmed: boolean) => void;
}

/** `ask` opens a confirmation and resolves with the answer; render `dialog` in the component. */
export function useConfirm(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (question: Question) => new Promise<boolean>((resolve) => setAsked({ ...question, answer: resolve })),
    [],
  );
  if (!asked) return { ask, dialog: null };
  const { answer, ...question } = asked;
  const onAnswer = (confirmed: boolean) => {
    setAsked(null);
    answer(confirmed);
  };
  return { ask, dialog: <ConfirmDialog {...question} onAnswer={onAnswer} /> };
}
