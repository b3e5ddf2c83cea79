import { useFormContext, useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { IconButton } from '@comptoir/ui';
import { memo, useEffect, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/messages';
import { AgencySelect } from '../agency-select';
import { useAgencyChoices } from '../use-agency-choices';
import { DoubleNote } from './double-note';
import { RowPlanFields } from './row-plan-fields';
import { isBlank, withoutUsual, type PlanValues } from './plan-values';
import styles from './plan-rows.module.css';
import { useUsualRow } from './use-usual-row';

const { AmountField, ControlField } = fieldsOf<PlanValues>();

interface PlanRowProps {
  index: number;
  onNext: (index: number) => void;
  onRemove: (index: number) => void;
}

/** One collection. Choosing an agency moves the focus to the amount, Enter to the next row. */
export const PlanRow = memo(function PlanRow({ index, onNext, onRemove }: PlanRowProps) {
  const t = useMessages();
  const { control, setFocus, setValue } = useFormContext<PlanValues>();
  const common = useWatch({ control, name: 'currency' });
  const row = useWatch({ control, name: `rows.${index}` });
  const { agencyId, agencyName, currency = common, roundPosition = null } = row;
  // Copied rows need no usual values.
  const chosenId = agencyName === undefined ? agencyId : '';
  const agencies = useAgencyChoices(chosenId, chosenId !== '');
  useUsualRow(index, agencies.chosen);
  const [choices, setChoices] = useState(0);
  const number = index + 1;

  useEffect(() => {
    if (choices > 0) setFocus(`rows.${index}.scheduledAmount`, { shouldSelect: true });
  }, [choices, index, setFocus]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    const isPlanned = event.ctrlKey || event.metaKey;
    if (!isPlanned && !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (isPlanned) event.currentTarget.closest('form')?.requestSubmit();
    else onNext(index);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is typed in its fields bubbles up to it
    <fieldset aria-label={t('plan.row', { number })} className={styles.row} onKeyDown={onKeyDown}>
      {roundPosition !== null && (
        <span className={styles.position} title={t('plan.position', { position: roundPosition })}>
          {roundPosition}
        </span>
      )}
      <ControlField name={`rows.${index}.agencyId`} label={t('collection.agency')}>
        {(field) => (
          <AgencySelect
            {...field}
            onChange={(id) => {
              // The same agency would not be read again.
              if (id !== agencyId) setValue(`rows.${index}`, withoutUsual(row, currency));
              setValue(`rows.${index}.agencyName`, undefined);
              field.onChange(id);
              setChoices((created) => created + 1);
            }}
            choices={agencies}
            name={agencyName ?? agencies.chosen?.name}
          />
        )}
      </ControlField>
      <RowPlanFields index={index} />
      <AmountField name={`rows.${index}.scheduledAmount`} label={t('collection.amount')} currency={currency} />
      {isBlank(row) ? (
        <span />
      ) : (
        <IconButton icon="close" label={t('plan.remove', { number })} onClick={() => onRemove(index)} />
      )}
      <DoubleNote index={index} />
    </fieldset>
  );
});
