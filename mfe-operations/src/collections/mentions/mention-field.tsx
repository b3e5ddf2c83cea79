import type { Mention } from '@comptoir/api-contract/mentions';
import { useCallback, useState, type ReactNode } from 'react';
import { MentionPeople } from './mention-people';

interface MentionFieldProps {
  /** The collection that the note is about. */
  id: string;
  onChoose: (text: string, person: Mention) => void;
  /** The field of the note. */
  children: ReactNode;
}

/** A note with the people whom it may mention, below it while an @ is typed. */
export function MentionField({ id, onChoose, children }: MentionFieldProps) {
  const [box, setBox] = useState<HTMLTextAreaElement | null>(null);
  const find = useCallback((frame: HTMLElement | null) => setBox(frame?.querySelector('textarea') ?? null), []);
  return (
    <div ref={find}>
      {children}
      {box && (
        <MentionPeople
          id={id}
          box={box}
          onChoose={(text, caret, person) => {
            onChoose(text, person);
            box.setSelectionRange(caret, caret);
          }}
        />
      )}
    </div>
  );
}
