import { useFormContext } from '@comptoir/ui/fields';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { MentionPeople } from './mention-people';
import type { NotedCollection } from './mentions.queries';
import type { MentioningNote } from './typed-mention';

interface MentionFieldProps {
  noted: NotedCollection;
  /** The name of the field. */
  name?: 'note' | 'collectionNotes.0.note';
  /** The field. */
  children: ReactNode;
}

/** What forms with such a field have of it. */
interface NotedValues extends MentioningNote {
  collectionNotes: { note: string }[];
}

/** A note with the people whom it may mention, below it while an @ is typed; who is chosen stands in `mentioned`. */
export function MentionField({ noted, name = 'note', children }: MentionFieldProps) {
  const { getValues, setValue } = useFormContext<NotedValues>();
  const [box, setBox] = useState<HTMLTextAreaElement | null>(null);
  const find = useCallback((frame: HTMLElement | null) => setBox(frame?.querySelector('textarea') ?? null), []);
  return (
    <div ref={find}>
      {children}
      {/* While its texts are on their way the field has to stay, or what is found here would be lost again and again. */}
      <Suspense>
        {box && (
          <MentionPeople
            noted={noted}
            box={box}
            onChoose={(text, caret, person) => {
              setValue(name, text, { shouldDirty: true });
              setValue('mentioned', [...(getValues('mentioned') ?? []), { id: person.id, name: person.name }]);
              box.setSelectionRange(caret, caret);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
