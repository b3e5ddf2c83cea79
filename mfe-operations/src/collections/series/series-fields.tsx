import { HOLIDAY_RULES } from '@comptoir/api-contract/pick-up-series';
import { DateInput, TimeInput } from '@comptoir/ui/dates';
import { FieldRow, useFormContext, useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { Select } from '@comptoir/ui';
import { AgencySelect } from '../agency-select';
import { ChoicesNotice } from '../choices-notice';
import { CURRENCY_OPTIONS } from '../currency-options';
import { useAgencyChoices } from '../use-agency-choices';
import { useCollectorChoices } from '../use-collector-choices';
import { useSeriesMessages } from './messages/messages';
import { RuleField } from './rule-field';
import type { SeriesValues } from './series-form.schema';
import styles from './series.module.css';
import { SeriesPreview } from './series-preview';
import { useUsualSeries } from './use-usual-series';

const { AmountField, CheckboxField, ControlField, SelectField } = fieldsOf<SeriesValues>();

interface SeriesFieldsProps {
  officeId: string;
  /** Stored series: names that can no longer be chosen, and its time zone. */
  stored?:
    | {
        id: string;
        agency: { id: string; name: string };
        collector: { id: string; name: string } | null;
        timeZone: string;
      }
    | undefined;
}

const LAST = 'last';

/** Fields of a series, beside its next days. */
export function SeriesFields({ officeId, stored }: SeriesFieldsProps) {
  return (
    <div className={styles.sides}>
      <div className={styles.fields}>
        <PlanFields officeId={officeId} stored={stored} />
      </div>
      <SeriesPreview officeId={officeId} seriesId={stored?.id} />
    </div>
  );
}

function PlanFields({ officeId, stored }: SeriesFieldsProps) {
  const t = useSeriesMessages();
  const [agencyId, start, collectorId, currency] = useWatch<
    SeriesValues,
    ['agencyId', 'startDate', 'collectorId', 'currency']
  >({ name: ['agencyId', 'startDate', 'collectorId', 'currency'] });
  const { trigger } = useFormContext<SeriesValues>();
  const isStored = stored?.agency.id === agencyId;
  const agencies = useAgencyChoices(isStored ? '' : agencyId);
  const { last } = useUsualSeries(stored ? undefined : agencies.chosen, officeId);
  const collectors = useCollectorChoices(collectorId ?? '', [stored?.collector, last?.collector]);
  const { options: people, chosen, isLoading, onIntent } = collectors.select;
  return (
    <>
      <ChoicesNotice choices={[agencies.query, collectors.query]} />
      <ControlField name="agencyId" label={t('agency')}>
        {(field) => (
          <AgencySelect {...field} choices={agencies} name={isStored ? stored.agency.name : agencies.chosen?.name} />
        )}
      </ControlField>
      <StartFields stored={stored} />
      <ControlField name="rrule" label={t('repeats')}>
        {({ value, onChange }) => (
          <fieldset className={styles.group} aria-label={t('repeats')}>
            <RuleField
              value={value}
              onChange={(text) => {
                onChange(text);
                // Reports a missing weekday at once, since the preview is empty then.
                if (text.endsWith('BYDAY=')) void trigger('rrule');
              }}
              start={start}
            />
          </fieldset>
        )}
      </ControlField>
      <FieldRow>
        <ControlField name="collectorId" label={t('collector')}>
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              placeholder={t('collector')}
              value={value ?? LAST}
              options={[{ value: LAST, label: t('lastCollector') }, ...people]}
              onChange={(id) => onChange(id === LAST ? null : id)}
              chosen={chosen}
              isLoading={isLoading}
              onIntent={onIntent}
            />
          )}
        </ControlField>
        <SelectField
          name="holidayRule"
          label={t('holidays')}
          options={HOLIDAY_RULES.map((rule) => ({ value: rule, label: t(`holiday.${rule}`) }))}
        />
      </FieldRow>
      <FieldRow>
        <SelectField name="currency" label={t('currency')} options={CURRENCY_OPTIONS} />
        <AmountField name="scheduledAmount" label={t('amount')} currency={currency} />
      </FieldRow>
      <CheckboxField name="alertBefore24Hours">{t('alert')}</CheckboxField>
    </>
  );
}

function StartFields({ stored }: Pick<SeriesFieldsProps, 'stored'>) {
  const t = useSeriesMessages();
  return (
    <FieldRow>
      <ControlField name="startDate" label={stored ? t('from') : t('start')} {...(stored && { hint: t('fromHint') })}>
        {({ value, onChange, ...field }) => (
          <DateInput {...field} value={value || null} onChange={(day) => onChange(day ?? '')} clearable={false} />
        )}
      </ControlField>
      <ControlField
        name="localTime"
        label={t('time')}
        optional
        {...(stored && { hint: t('timeHint', { zone: stored.timeZone }) })}
      >
        {({ value, onChange, onBlur }) => <TimeInput value={value ?? null} onChange={onChange} onBlur={onBlur} />}
      </ControlField>
    </FieldRow>
  );
}
