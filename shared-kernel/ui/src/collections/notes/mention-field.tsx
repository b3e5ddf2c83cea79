import { useFormContext } from '@comptoir/ui/fields';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { MentionPeople } from './mention-people';
import type { NotedCollection } from './mentions.queries';
import type { MentioningNote } from './typed-mention';

interface MentionFieldProps {
  noted: NotedCollection;
  name?: 'note' | 'collectionNotes.0.note';
  children: ReactNode;
}

interface NotedValues extends MentioningNote {
  collectionNotes: { note: string }[];
}

/** Note field that suggests people while an @ is typed; chosen ones are kept in `mentioned`. */
export function MentionField({ noted, name = 'note', children }: MentionFieldProps) {
  const { getValues, setValue } = useFormContext<NotedValues>();
  const [box, setBox] = useState<HTMLTextAreaElement | null>(null);
  const find = useCallback((frame: HTMLElement | null) => setBox(frame?.querySelector('textarea') ?? null), []);
  return (
    <div ref={find}>
      {children}
      {/* The field must stay mounted while its texts load, or the suspended state is discarded at each attempt. */}
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
