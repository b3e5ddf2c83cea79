import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog';

interface PendingQuestion extends Question {
  answer: (confirmed: boolean) => void;
}

/** `ask` opens a confirmation and resolves with the answer; render `dialog` in the component. */
export function useConfirm(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const ask = useCallback(
    (question: Question) => new Promise<boolean>((resolve) => setPending({ ...question, answer: resolve })),
    [],
  );
  if (!pending) return { ask, dialog: null };
  const { answer, ...question } = pending;
  const onAnswer = (confirmed: boolean) => {
    setPending(null);
    answer(confirmed);
  };
  return { ask, dialog: <ConfirmDialog {...question} onAnswer={onAnswer} /> };
}
