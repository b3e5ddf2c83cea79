import type { Collection } from '@comptoir/api-contract/collections';
import { Icon } from '@comptoir/ui';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../messages/messages';
import styles from './stop.module.css';

const LocationMap = lazy(async () => ({ default: (await import('@comptoir/maps')).LocationMap }));

/** Built-in map, for devices without a map app; loaded on demand. */
export function StopMap({
  agency: { name, lat, lon },
}: {
  agency: Pick<Collection['agency'], 'name' | 'lat' | 'lon'>;
}) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.fold}>
        {t('myDay.map')}
        <Icon name="down" />
      </summary>
      {isOpen && (
        <Suspense>
          <LocationMap location={{ lat, lon }} title={name} />
        </Suspense>
      )}
    </details>
  );
}
