import { useFormContext } from '@comptoir/shared-kernel/fields';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { MentionPeople } from './mention-people';
import type { MentioningNote } from './typed-mention';

interface MentionFieldProps {
  /** The collection that the note is about. */
  id: string;
  /** The field `note` of the form. */
  children: ReactNode;
}

/** A note with the people whom it may mention, below it while an @ is typed; who is chosen stands in `mentioned`. */
export function MentionField({ id, children }: MentionFieldProps) {
  const { getValues, setValue } = useFormContext<MentioningNote>();
  const [box, setBox] = useState<HTMLTextAreaElement | null>(null);
  const find = useCallback((frame: HTMLElement | null) => setBox(frame?.querySelector('textarea') ?? null), []);
  return (
    <div ref={find}>
      {children}
      {/* While its texts are on their way the field has to stay, or what is found here would be lost again and again. */}
      <Suspense>
        {box && (
          <MentionPeople
            id={id}
            box={box}
            onChoose={(text, caret, person) => {
              setValue('note', text, { shouldDirty: true });
              setValue('mentioned', [...(getValues('mentioned') ?? []), { id: person.id, name: person.name }]);
              box.setSelectionRange(caret, caret);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
