import type { Collection, CollectionChange } from '@comptoir/api-contract/collections';
import { notePartsOf, plainNote } from '@comptoir/api-contract/mentions';
import { Form, FormActions, showIssues, SubmitButton, useContractForm } from '@comptoir/ui/fields';
import { Button } from '@comptoir/ui';
import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { MediaField } from '../media/media-field';
import { RecordFields } from './record-fields';
import { recordSchema, type Outcome, type RecordValues } from './record-form.schema';
import { RecordNotice } from './record-notice';
import { useRecording } from './use-recording';

interface RecordFormProps {
  /** As the list has it: its version is read while the form is open. */
  collection: Collection;
  /** With what stands there from the start: somebody came to say that there is no cash. */
  outcome?: Outcome;
  /** What the button says; by default what a list says that leads here. */
  submit?: 'record.submit' | 'record.collected';
  /** Whether closing the form would lose something. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** It is recorded, and its files are with it. */
  onDone: () => void;
}

/** Names what is typed of a pick-up. */
export function recordDraft(id: string): string {
  return `record collection ${id}`;
}

/** What was collected at a pick-up, or why nothing was: amount, note, files, and one button. */
export function RecordForm({
  collection: listed,
  outcome: first = 'collected',
  submit: submitKey = 'record.submit',
  onDirtyChange,
  onDone,
}: RecordFormProps) {
  const t = useMessages();
  const { collection, recording, uploads, unanswered, record } = useRecording(listed);
  const [outcome, setOutcome] = useState(unanswered?.status === undefined ? first : 'missed');
  const { scheduledAmount } = collection;
  const schema = useMemo(() => recordSchema(outcome, scheduledAmount), [outcome, scheduledAmount]);
  const form = useContractForm(schema, {
    defaultValues: firstValues(listed, unanswered),
    draft: recordDraft(listed.id),
  });
  const { formState, handleSubmit, clearErrors } = form;
  const failure = recording.status === 'open' ? recording.failure : null;
  const isRecorded = recording.status === 'recorded';
  const allSent = isRecorded && recording.files === 'sent';
  // What is unanswered is kept, and its files with it: leaving it loses nothing.
  const isKept = unanswered !== undefined;
  const isAgain = isKept || failure !== null;
  const isDirty = isRecorded
    ? recording.files === 'sending'
    : formState.isDirty || (uploads.list.length > 0 && !isKept);
  const missed = outcome === 'missed';

  useEffect(() => {
    showIssues(form, failure);
  }, [form, failure]);
  useEffect(() => {
    if (isKept) form.reset(form.getValues(), { keepErrors: true });
  }, [isKept, form]);
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => {
    if (allSent) onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the last of it has arrived
  }, [allSent]);

  const turn = () => {
    clearErrors();
    setOutcome(missed ? 'collected' : 'missed');
  };

  return (
    <Form form={form} onSubmit={(event) => void handleSubmit((values) => record(outcome, values))(event)}>
      <RecordNotice collection={collection} recording={recording} />
      {!isRecorded && <RecordFields outcome={outcome} collection={collection} />}
      <MediaField uploads={uploads} {...(isRecorded && { stored: { id: listed.id, mediaFiles: [] } })} />
      <FormActions>
        {isRecorded && <Button onClick={onDone}>{t('record.close')}</Button>}
        {(recording.status === 'open' || recording.status === 'sending') && (
          <>
            <SubmitButton busy={recording.status === 'sending'}>
              {t(missed ? 'record.submitMissed' : isAgain ? 'record.again' : submitKey)}
            </SubmitButton>
            <Button variant="text" disabled={recording.status === 'sending'} onClick={turn}>
              {t(missed ? 'record.backToAmount' : 'record.couldNot')}
            </Button>
          </>
        )}
      </FormActions>
    </Form>
  );
}

/** What was said and has no answer yet, else what is expected. */
function firstValues({ scheduledAmount }: Collection, said: CollectionChange = {}): RecordValues {
  const note = said.collectionNotes?.[0]?.note ?? '';
  return {
    collectedAmount: said.collectedAmount ?? scheduledAmount,
    note: plainNote(note),
    mentioned: notePartsOf(note).filter((part) => typeof part !== 'string'),
  };
}
