import type { Collection } from '@comptoir/api-contract/collections';
import { useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import {
  DifferenceHint,
  differenceOf,
  MentionField,
  type Outcome,
  ReasonChips,
  type RecordValues,
  WhyHint,
} from '@comptoir/ui/collections';
import { useMessages } from '../../messages/messages';

const { AmountField, TextAreaField } = fieldsOf<RecordValues>();

interface RecordFieldsProps {
  outcome: Outcome;
  collection: Pick<Collection, 'id' | 'scheduledAmount' | 'currency'>;
}

export function RecordFields({ outcome, collection }: RecordFieldsProps) {
  const t = useMessages();
  const [amount, note] = useWatch<RecordValues, ['collectedAmount', 'note']>({ name: ['collectedAmount', 'note'] });
  const kind = outcome === 'missed' ? outcome : (differenceOf(collection.scheduledAmount, amount)?.kind ?? 'none');
  return (
    <>
      {outcome === 'collected' && (
        <AmountField
          name="collectedAmount"
          label={t('record.amount')}
          currency={collection.currency}
          hint={<DifferenceHint collection={collection} amount={amount} />}
          data-autofocus
        />
      )}
      {kind !== 'none' && <ReasonChips kind={kind} />}
      <MentionField key={outcome} noted={collection}>
        <TextAreaField
          name="note"
          label={t(outcome === 'missed' ? 'record.reason' : 'collection.note')}
          hint={outcome === 'collected' && <WhyHint collection={collection} amount={amount} note={note} />}
        />
      </MentionField>
    </>
  );
}
