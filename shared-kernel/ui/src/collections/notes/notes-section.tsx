import type { Collection } from '@comptoir/api-contract/collections';
import { NOTE_LIMIT, requiredText } from '@comptoir/api-contract/values';
import { useApiMutation } from '@comptoir/ui/changes';
import { Form, FormActions, SubmitButton, useContractForm, useUnsavedChanges } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import * as z from 'zod/mini';
import { useMessages } from '../messages/messages';
import { CollectionNotes } from './collection-notes';
import { MentionField } from './mention-field';
import { MentionHint } from './mention-hint';
import { Mentioned, withMentions } from './typed-mention';
import styles from './notes-section.module.css';

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

/** Notes of a collection with a form for a further one. */
export function NotesSection({ collection: { id, collectionNotes }, isCovered }: NotesSectionProps) {
  const t = useMessages();
  const form = useContractForm(Note, { defaultValues: { note: '', mentioned: [] }, draft: `note ${id}` });
  const { reset, formState, handleSubmit } = form;
  // Matches any version: a concurrent change is no reason to refuse a note.
  const add = useApiMutation('updateCollection', {
    success: t('notes.added'),
    failure: t('notes.failed'),
    onSuccess: () => reset(),
  });
  return (
    <section className={styles.section}>
      <CollectionNotes notes={collectionNotes} title={t('notes.title')} none={t('notes.none')} />
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
          <TextAreaField name="note" label={t('notes.label')} hint={<MentionHint />} />
        </MentionField>
        <FormActions>
          <SubmitButton busy={add.state.status === 'saving'}>{t('notes.add')}</SubmitButton>
        </FormActions>
      </Form>
      {!isCovered && <UnsavedNote isDirty={formState.isDirty} />}
    </section>
  );
}

function UnsavedNote({ isDirty }: { isDirty: boolean }) {
  return useUnsavedChanges(isDirty);
}
