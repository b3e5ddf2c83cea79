import { CaseNoteInput, type CashCaseDetail } from '@comptoir/api-contract/cash-cases';
import { formatDateTime } from '@comptoir/kernel/format';
import { useApiMutation } from '@comptoir/ui/changes';
import { Form, FormActions, SubmitButton, useContractForm, useUnsavedChanges } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { Card, Figure } from '@comptoir/ui';
import styles from './cases.module.css';
import { useCaseMessages } from './messages/messages';

const { TextAreaField } = fieldsOf<CaseNoteInput>();

interface CaseNotesProps {
  row: CashCaseDetail;
  /** A dialog over the page guards unsaved values itself, and only one guard can be active. */
  isCovered: boolean;
}

export function CaseNotes({ row: { id, notes }, isCovered }: CaseNotesProps) {
  const t = useCaseMessages();
  const form = useContractForm(CaseNoteInput, { defaultValues: { note: '' }, draft: `case note ${id}` });
  // Matches any version: a concurrent change is no reason to refuse a note.
  const add = useApiMutation('addCashCaseNote', {
    success: t('notes.done'),
    failure: t('notes.failed'),
    onSuccess: () => form.reset(),
  });
  return (
    <Card>
      <h2 className={styles.heading}>{t('notes.title')}</h2>
      {notes.length === 0 ? (
        <p className={styles.detail}>{t('notes.none')}</p>
      ) : (
        <ul className={styles.entries}>
          {notes.map(({ id: key, note, author, createdDate }) => (
            <li key={key}>
              <p dir="auto" className={styles.text}>
                {note}
              </p>
              <p className={styles.detail}>
                <bdi>{author}</bdi> · <Figure>{formatDateTime(createdDate)}</Figure>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form
        form={form}
        onSubmit={(event) =>
          void form.handleSubmit((body) => add.mutate({ params: { id }, body, ifMatch: '*' }))(event)
        }
      >
        <TextAreaField name="note" label={t('notes.note')} />
        <FormActions>
          <SubmitButton busy={add.state.status === 'saving'}>{t('notes.add')}</SubmitButton>
        </FormActions>
      </Form>
      {!isCovered && <UnsavedNote isDirty={form.formState.isDirty} />}
    </Card>
  );
}

function UnsavedNote({ isDirty }: { isDirty: boolean }) {
  return useUnsavedChanges(isDirty);
}
