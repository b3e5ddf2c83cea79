import type { Collection, CollectionChange } from '@comptoir/api-contract/collections';
import { notePartsOf, plainNote } from '@comptoir/api-contract/mentions';
import { Form, FormActions, showIssues, SubmitButton, useContractForm } from '@comptoir/ui/fields';
import { Button } from '@comptoir/ui';
import { MediaField, type Outcome, recordSchema, type RecordValues } from '@comptoir/ui/collections';
import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { RecordFields } from './record-fields';
import { RecordNotice } from './record-notice';
import { useRecording } from './use-recording';

interface RecordFormProps {
  /** Row of the list; the current version loads while the form is open. */
  collection: Collection;
  outcome?: Outcome;
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called when the recording and its files have arrived. */
  onDone: () => void;
}

export function recordDraft(id: string): string {
  return `record collection ${id}`;
}

export function RecordForm({
  collection: listed,
  outcome: first = 'collected',
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
  // An unanswered recording is stored with its files, so leaving loses nothing.
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
              {t(missed ? 'record.submitMissed' : isAgain ? 'record.again' : 'record.submit')}
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

/** Unanswered values of an earlier attempt, else the scheduled amount. */
function firstValues({ scheduledAmount }: Collection, draft: CollectionChange = {}): RecordValues {
  const note = draft.collectionNotes?.[0]?.note ?? '';
  return {
    collectedAmount: draft.collectedAmount ?? scheduledAmount,
    note: plainNote(note),
    mentioned: notePartsOf(note).filter((part) => typeof part !== 'string'),
  };
}
