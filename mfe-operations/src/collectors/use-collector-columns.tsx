import type { Collector } from '@comptoir/api-contract/users';
import { Avatar, PersonLink, type Column } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import styles from './use-collector-columns.module.css';

/** What a row of the list shows. */
export function useCollectorColumns(): readonly Column<Collector>[] {
  const t = useMessages();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('collector.name'),
        width: 'minmax(0, 2fr)',
        narrow: 'title',
        cell: ({ id, name, verified }) => (
          <span className={styles.person}>
            <Avatar name={name} />
            <PersonLink to={`/collectors/${id}`} name={name} mark={verified ? undefined : t('collectors.unverified')} />
          </span>
        ),
      },
      {
        id: 'email',
        title: t('collector.email'),
        width: 'minmax(0, 2fr)',
        cell: ({ email }) => <bdi>{email}</bdi>,
      },
      {
        id: 'phone',
        title: t('collector.phone'),
        width: 'minmax(0, 1.4fr)',
        cell: ({ phone }) => phone && <bdi>{phone}</bdi>,
      },
      {
        id: 'collections',
        title: t('collector.collections'),
        width: 'minmax(0, 96px)',
        numeric: true,
        narrow: 'aside',
        cell: ({ collectedCollections, totalCollections }) => (
          <bdi>{`${collectedCollections} / ${totalCollections}`}</bdi>
        ),
      },
    ],
    [t],
  );
}
