import type { Collection } from '@comptoir/api-contract/collections';
import { Checkbox } from '@comptoir/ui';
import { useFormContext } from '@comptoir/ui/fields';
import { useMessages } from '../../messages/messages';
import { AmountFields } from './amount-fields';
import { FurtherCurrencies } from './further-currencies';
import { MoreFields } from './more-fields';
import type { PickUpValues } from './pick-up-form.schema';
import { DifferenceReason, NoteField, useDifference } from './note-field';
import { PositionQuestion } from './position-question';
import type { usePickUpEntry } from './use-pick-up-entry';

interface CollectedFieldsProps {
  stop: Collection;
  requiresCounts: boolean;
  entry: ReturnType<typeof usePickUpEntry>;
}

/** Amount of a stop with a reason if it differs; all else is folded. */
export function CollectedFields({ stop, requiresCounts, entry }: CollectedFieldsProps) {
  const t = useMessages();
  const { setValue } = useFormContext<PickUpValues>();
  const isAsPlanned = useDifference(stop) === 'none';
  const { uploads, position, isCounting, count, setCounted, setSignature } = entry;
  return (
    <>
      <AmountFields stop={stop} isCounting={isCounting} onCount={setCounted} />
      <DifferenceReason stop={stop} />
      <PositionQuestion position={position} />
      <MoreFields uploads={uploads} onSign={setSignature}>
        {isAsPlanned && <NoteField stop={stop} outcome="collected" />}
        {!isCounting && <FurtherCurrencies own={stop.currency} />}
        {!requiresCounts && (
          <Checkbox
            checked={isCounting}
            onChange={({ target }) => {
              count(target.checked);
              setCounted(undefined);
              setValue('collectedAmount', target.checked ? Number.NaN : stop.scheduledAmount);
            }}
          >
            {t('record.count')}
          </Checkbox>
        )}
      </MoreFields>
    </>
  );
}
