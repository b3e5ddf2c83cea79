import type { Mention } from '@comptoir/api-contract/mentions';
import { useId } from 'react';
import styles from './mentions.module.css';
import { useMentionable, type NotedCollection } from './mentions.queries';
import { useMessages } from '../messages/messages';
import { useListKeys } from './use-list-keys';
import { useTypedMention } from './use-typed-mention';
import { withName } from './typed-mention';

interface MentionPeopleProps {
  noted: NotedCollection;
  box: HTMLTextAreaElement;
  onChoose: (text: string, caret: number, person: Mention) => void;
}

export function MentionPeople({ noted, box, onChoose }: MentionPeopleProps) {
  const t = useMessages();
  const listId = useId();
  const [typed, close] = useTypedMention(box);
  const found = useMentionable(noted, typed?.search);
  const people = typed ? found : [];
  const choose = (index: number) => {
    const person = people[index];
    if (!typed || !person) return;
    const caret = box.selectionStart;
    const chosen = withName(box.value, caret, typed, person.name);
    onChoose(chosen.text, chosen.caret, person);
    close();
  };
  const active = useListKeys({ box, listId, count: people.length, choose, close });
  if (people.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select takes the focus from the note
    <div role="listbox" id={listId} aria-label={t('mentions.people')} className={styles.people}>
      {people.map(({ id: personId, name, role }, index) => (
        <div
          key={personId}
          id={`${listId}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a listbox, not of a form
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.person}
          // Keeps the focus in the note.
          onPointerDown={(event) => {
            event.preventDefault();
            choose(index);
          }}
        >
          <bdi>{name}</bdi> <span className={styles.role}>{t(`mentions.role.${role}`)}</span>
        </div>
      ))}
    </div>
  );
}
