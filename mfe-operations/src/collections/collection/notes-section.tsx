import type { Collection } from '@comptoir/api-contract/collections';
import { NOTE_LIMIT, requiredText } from '@comptoir/api-contract/values';
import { useApiMutation } from '@comptoir/ui/changes';
import { Form, FormActions, SubmitButton, useContractForm, useUnsavedChanges } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import * as z from 'zod/mini';
import { useMessages } from '../../messages/messages';
import { CollectionNotes } from '../collection-notes';
import { MentionField } from '../mentions/mention-field';
import { useMentionMessages } from '../mentions/messages/messages';
import { Mentioned, withMentions } from '../mentions/typed-mention';
import styles from './collection.module.css';

const Note = z.object({
  note: requiredText('Note is required', NOTE_LIMIT),
  mentioned: Mentioned,
});
const { TextAreaField } = fieldsOf<z.infer<typeof Note>>();

interface NotesSectionProps {
  collection: Collection;
  /** A dialog over the page guards unsaved values itself, and only one guard can be active. */
  isCovered: boolean;
}

export function NotesSection({ collection: { id, collectionNotes }, isCovered }: NotesSectionProps) {
  const t = useMessages();
  const words = useMentionMessages();
  const form = useContractForm(Note, { defaultValues: { note: '', mentioned: [] }, draft: `note ${id}` });
  const { reset, formState, handleSubmit } = form;
  // Matches any version: a concurrent change is no reason to refuse a note.
  const add = useApiMutation('updateCollection', {
    success: t('pickUp.noteAdded'),
    failure: t('pickUp.noteFailed'),
    onSuccess: () => reset(),
  });
  return (
    <section className={styles.section}>
      <CollectionNotes notes={collectionNotes} title={t('pickUp.notes')} none={t('pickUp.noNotes')} />
      <Form
        form={form}
        onSubmit={(event) =>
          void handleSubmit(({ note, mentioned = [] }) =>
            add.mutate({
              params: { id },
              body: { collectionNotes: [{ note: withMentions(note, mentioned) }] },
              ifMatch: '*',
            }),
          )(event)
        }
      >
        <MentionField noted={{ id }}>
          <TextAreaField name="note" label={t('collection.note')} hint={words('hint')} />
        </MentionField>
        <FormActions>
          <SubmitButton busy={add.state.status === 'saving'}>{t('pickUp.addNote')}</SubmitButton>
        </FormActions>
      </Form>
      {!isCovered && <UnsavedNote isDirty={formState.isDirty} />}
    </section>
  );
}

function UnsavedNote({ isDirty }: { isDirty: boolean }) {
  return useUnsavedChanges(isDirty);
}
