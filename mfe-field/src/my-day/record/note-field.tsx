import type { Collection } from '@comptoir/api-contract/collections';
import { differenceOf, MentionField, ReasonChips, WhyHint, type Outcome } from '@comptoir/ui/collections';
import { useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../../messages/messages';
import type { PickUpValues } from './pick-up-form.schema';

const { TextAreaField } = fieldsOf<PickUpValues>();

/** Note with mentions; it explains an amount that differs, or another reason of a stop without cash. */
export function NoteField({ stop, outcome }: { stop: Collection; outcome: Outcome }) {
  const t = useMessages();
  const [amount, note] = useWatch<PickUpValues, ['collectedAmount', 'note']>({ name: ['collectedAmount', 'note'] });
  return (
    <MentionField key={outcome} noted={stop}>
      <TextAreaField
        name="note"
        label={t(outcome === 'missed' ? 'record.otherReason' : 'myDay.note')}
        hint={outcome === 'collected' && <WhyHint collection={stop} amount={amount} note={note} />}
      />
    </MentionField>
  );
}

/** Reasons to tap, and the note, of an amount that differs. */
export function DifferenceReason({ stop }: { stop: Collection }) {
  const kind = useDifference(stop);
  if (kind === 'none') return null;
  return (
    <>
      <ReasonChips kind={kind} />
      <NoteField stop={stop} outcome="collected" />
    </>
  );
}

export function useDifference({ scheduledAmount }: Pick<Collection, 'scheduledAmount'>): 'none' | 'less' | 'more' {
  const amount = useWatch<PickUpValues, 'collectedAmount'>({ name: 'collectedAmount' });
  return differenceOf(scheduledAmount, amount)?.kind ?? 'none';
}
