import { placeOfSettings } from '@comptoir/api-contract/remote-settings';
import { apiQuery } from '@comptoir/kernel/query';
import type { SettingsSchema, SettingValues } from '@comptoir/kernel/remote/settings-schema';
import { useOffices, useSelection } from '@comptoir/kernel/selection';
import { Dialog, ErrorState, Select, SkeletonRows } from '@comptoir/ui';
import { countryName } from '@comptoir/ui/countries';
import { Field } from '@comptoir/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatformMessages } from './messages/messages';
import styles from './platform.module.css';
import { SettingsForm } from './settings-form';

interface SettingsDialogProps {
  remote: string;
  schema: SettingsSchema;
  onClose: () => void;
}

/** Value of the select for the deployment, since an empty one means no choice. */
const EVERYWHERE = 'everywhere';

/** Settings of a remote for the deployment, or for the selected country or office. */
export function SettingsDialog({ remote, schema, onClose }: SettingsDialogProps) {
  const t = usePlatformMessages();
  const { data, error, refetch } = useQuery(apiQuery('listRemoteSettings', {}));
  const places = usePlaces();
  const [chosen, choose] = useState(EVERYWHERE);
  const place = places.find(({ value }) => value === chosen)?.place ?? {};
  const stored = data?.filter((each) => each.remote === remote) ?? [];
  const valuesAt = (at: typeof place): SettingValues =>
    stored.find((each) => placeOfSettings(each) === placeOfSettings(at))?.values ?? {};
  const { selectedCountryCode: countryCode } = useSelection();
  const ofCountry = place.officeId === undefined ? {} : valuesAt({ countryCode });
  return (
    <Dialog title={t('settings.title', { remote })} onClose={onClose}>
      <p className={styles.explain}>{t('settings.explain')}</p>
      <Field label={t('settings.place')} hint={t('settings.placeHint')}>
        <Select value={chosen} onChange={choose} options={places} placeholder={t('settings.everywhere')} />
      </Field>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data ? (
        <SettingsForm
          key={chosen}
          {...{ remote, schema, place, onClose }}
          values={valuesAt(place)}
          inherited={{ ...(place.countryCode || place.officeId ? valuesAt({}) : {}), ...ofCountry }}
        />
      ) : (
        !error && <SkeletonRows count={3} />
      )}
    </Dialog>
  );
}

interface Place {
  value: string;
  label: string;
  place: { countryCode?: string; officeId?: string };
}

function usePlaces(): readonly Place[] {
  const t = usePlatformMessages();
  const { selectedCountryCode: country, selectedOfficeId } = useSelection();
  const office = useOffices().data?.find(({ id }) => id === selectedOfficeId);
  return [
    { value: EVERYWHERE, label: t('settings.everywhere'), place: {} },
    ...(country === '' ? [] : [{ value: country, label: countryName(country), place: { countryCode: country } }]),
    ...(office ? [{ value: office.id, label: office.name, place: { officeId: office.id } }] : []),
  ];
}
