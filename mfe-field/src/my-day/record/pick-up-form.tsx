import type { Collection } from '@comptoir/api-contract/collections';
import type { PickUpReason } from '@comptoir/api-contract/pick-ups';
import type { Outcome } from '@comptoir/ui/collections';
import { Form, FormActions, showIssues, SubmitButton, useWatch } from '@comptoir/ui/fields';
import type { OutboxItem } from '@comptoir/ui/outbox';
import { Button } from '@comptoir/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { CollectedFields } from './collected-fields';
import { ConfirmAmount } from './confirm-amount';
import { MissedReasons } from './missed-reasons';
import { MoreFields } from './more-fields';
import { NoteField } from './note-field';
import { unusualMultiple, type PickUpValues } from './pick-up-form.schema';
import { PickUpNotice } from './pick-up-notice';
import { usePickUp } from './use-pick-up';
import { usePickUpEntry } from './use-pick-up-entry';
import { usePickUpForm } from './use-pick-up-form';

interface PickUpFormProps {
  /** Row of the list; the current version loads while the form is open. */
  stop: Collection;
  /** True if each amount needs its notes and coins. */
  requiresCounts: boolean;
  /** Refused pick-up of this stop, to be corrected and sent as a new one. */
  refused: OutboxItem | undefined;
  onDirtyChange: (isDirty: boolean) => void;
  /** Called once the pick-up is on the device. */
  onDone: () => void;
}

export function PickUpForm({ stop: listed, requiresCounts, refused, onDirtyChange, onDone }: PickUpFormProps) {
  const t = useMessages();
  const { stop, state, record } = usePickUp({ listed, refused, onDone });
  const entry = usePickUpEntry(requiresCounts);
  const [outcome, setOutcome] = useState<Outcome>('collected');
  const form = usePickUpForm(listed, outcome, refused);
  const amount = useWatch({ control: form.control, name: 'collectedAmount' });
  const { confirmation, isConfirmed, dismiss } = useConfirmedAmount(stop, amount);
  const { clearErrors, getValues, handleSubmit, setFocus, formState } = form;
  const failure = state.status === 'open' ? state.failure : null;
  const isDirty = formState.isDirty || entry.isTouched;
  const isSaving = state.status === 'saving';
  const isMissed = outcome === 'missed';
  useEffect(() => {
    showIssues(form, failure);
  }, [form, failure]);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const send = (reason: PickUpReason | undefined, values: PickUpValues) => record(entry.entryOf(reason, values));
  const submit = handleSubmit((values) => {
    if (isMissed || isConfirmed(values.collectedAmount ?? 0)) send(isMissed ? 'OTHER' : undefined, values);
  });
  const correct = () => {
    dismiss();
    setFocus('collectedAmount', { shouldSelect: true });
  };
  const turn = () => {
    clearErrors();
    dismiss();
    setOutcome(isMissed ? 'collected' : 'missed');
  };

  if (state.status === 'taken') return <PickUpNotice stop={stop} state={state} />;
  return (
    <Form form={form} onSubmit={(event) => void submit(event)}>
      <PickUpNotice stop={stop} state={state} />
      {isMissed ? (
        <>
          <MissedReasons isDisabled={isSaving} onChoose={(reason) => send(reason, getValues())} />
          <NoteField stop={stop} outcome="missed" />
          <MoreFields uploads={entry.uploads} />
        </>
      ) : (
        <CollectedFields stop={stop} requiresCounts={requiresCounts} entry={entry} />
      )}
      {confirmation && !isSaving ? (
        <ConfirmAmount stop={stop} {...confirmation} onCorrect={correct} />
      ) : (
        <FormActions>
          <SubmitButton busy={isSaving} disabled={entry.isIncomplete(isMissed ? 'OTHER' : undefined)}>
            {t(isMissed ? 'record.submitMissed' : 'record.collected')}
          </SubmitButton>
          <Button variant="text" disabled={isSaving} onClick={turn}>
            {t(isMissed ? 'record.backToAmount' : 'record.couldNot')}
          </Button>
        </FormActions>
      )}
    </Form>
  );
}

/** Asks about an amount far above the scheduled one, once for each amount. */
function useConfirmedAmount({ scheduledAmount }: Pick<Collection, 'scheduledAmount'>, typed: number | undefined) {
  const [unusualAmount, setUnusualAmount] = useState<number>();
  const times =
    unusualAmount === undefined || unusualAmount !== typed
      ? undefined
      : unusualMultiple(scheduledAmount, unusualAmount);
  return {
    confirmation: unusualAmount !== undefined && times !== undefined ? { amount: unusualAmount, times } : undefined,
    isConfirmed: (entered: number) => {
      if (entered === unusualAmount || unusualMultiple(scheduledAmount, entered) === undefined) return true;
      setUnusualAmount(entered);
      return false;
    },
    dismiss: () => setUnusualAmount(undefined),
  };
}
