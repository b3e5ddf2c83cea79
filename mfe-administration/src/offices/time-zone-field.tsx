import type { OfficeForm } from '@comptoir/api-contract/offices';
import { useFormContext, useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { SearchSelect } from '@comptoir/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/messages';
import { onlyTimeZone, searchTimeZones, timeZoneOption } from './time-zones';

const { ControlField } = fieldsOf<OfficeForm>();

/** Time zone of the office. A country with a single time zone presets it; a chosen one stays. */
export function TimeZoneField() {
  const t = useMessages();
  const { control, getValues, setValue } = useFormContext<OfficeForm>();
  const country = useWatch({ control, name: 'countryCode' });
  const filled = useRef('');

  useEffect(() => {
    const onlyZone = onlyTimeZone(country ?? '');
    const current = getValues('timeZone') ?? '';
    if (current !== '' && current !== filled.current) return;
    filled.current = onlyZone ?? '';
    if (current !== filled.current) setValue('timeZone', filled.current);
  }, [country, getValues, setValue]);

  return (
    <ControlField name="timeZone" label={t('office.timeZone')} hint={t('office.timeZoneHint')}>
      {({ value, ...field }) => (
        <SearchSelect
          {...field}
          value={value ?? ''}
          chosen={value ? timeZoneOption(value) : undefined}
          search={searchTimeZones}
          texts={{
            placeholder: t('office.selectTimeZone'),
            search: t('office.searchTimeZone'),
            none: t('office.noTimeZone'),
            list: t('office.timeZones'),
          }}
        />
      )}
    </ControlField>
  );
}
