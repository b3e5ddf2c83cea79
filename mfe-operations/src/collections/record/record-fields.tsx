import type { Collection } from '@comptoir/api-contract/collections';
import type { AskedReason } from '@comptoir/shared-kernel/changes';
import { useWatch } from '@comptoir/shared-kernel/fields';
import { fieldsOf } from '@comptoir/shared-kernel/records';
import { useMessages } from '../../messages/messages';
import { MentionField } from '../mentions/mention-field';
import { DifferenceHint } from './difference-hint';
import { WhyHint } from './why-hint';
import type { Outcome, RecordValues } from './record-form.schema';

const { AmountField, ReasonField, TextAreaField } = fieldsOf<RecordValues>();

interface RecordFieldsProps {
  outcome: Outcome;
  collection: Pick<Collection, 'id' | 'scheduledAmount' | 'currency'>;
  asked: AskedReason | undefined;
}

/** What is said of a pick-up: the amount and a note, or why there is no cash. */
export function RecordFields({ outcome, collection, asked }: RecordFieldsProps) {
  const t = useMessages();
  const [amount, note, reason] = useWatch<RecordValues, ['collectedAmount', 'note', 'reason']>({
    name: ['collectedAmount', 'note', 'reason'],
  });
  const reasonAsked = asked !== undefined || reason !== '';
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
      {outcome === 'collected' && reasonAsked && <ReasonField name="reason" label={t('record.reason')} asked={asked} />}
      <MentionField key={outcome} noted={collection}>
        <TextAreaField
          name="note"
          label={t(outcome === 'missed' ? 'record.reason' : 'collection.note')}
          hint={
            outcome === 'collected' && (
              <WhyHint collection={collection} amount={amount} note={note} reasonAsked={reasonAsked} />
            )
          }
        />
      </MentionField>
    </>
  );
}
