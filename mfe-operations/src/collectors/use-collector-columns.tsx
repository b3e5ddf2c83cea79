import type { Collector } from '@comptoir/api-contract/users';
import { figureColumn, textColumn } from '@comptoir/ui/list-kit';
import { Avatar, type Column, PersonLink, Ratio } from '@comptoir/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import styles from './use-collector-columns.module.css';

const NONE: ReadonlyMap<string, number> = new Map();

export function collectorPath({ id }: Pick<Collector, 'id'>): string {
  return `/collectors/${id}`;
}

/** `unsent` counts pick-ups on the phones of collectors. */
export function useCollectorColumns(unsent: ReadonlyMap<string, number> = NONE): readonly Column<Collector>[] {
  const t = useMessages();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('collector.name'),
        sortBy: ({ name }) => name,
        minWidth: 220,
        share: 2,
        narrow: 'title',
        cell: ({ id, name, verified }) => (
          <span className={styles.person}>
            <Avatar name={name} />
            <PersonLink to={collectorPath({ id })} name={name} mark={markOf(verified, unsent.get(id), t)} />
          </span>
        ),
      },
      textColumn('email', t('collector.email'), ({ email }) => email, { sorted: true, minWidth: 190, share: 2 }),
      figureColumn('phone', t('collector.phone'), ({ phone }) => phone, {
        minWidth: 150,
        share: 1.4,
        says: ({ phone }) => Boolean(phone),
      }),
      {
        id: 'collections',
        title: t('collector.collections'),
        sortBy: ({ collectedCollections }) => collectedCollections,
        minWidth: 90,
        share: 0,
        narrow: 'aside',
        figure: collectedOfTotal,
        cell: ({ collectedCollections, totalCollections }) => (
          <Ratio part={collectedCollections} whole={totalCollections} />
        ),
      },
    ],
    [t, unsent],
  );
}

function markOf(verified: boolean, unsent: number | undefined, t: ReturnType<typeof useMessages>): string | undefined {
  if (!verified) return t('collectors.unverified');
  return unsent === undefined ? undefined : t('collectors.unsent', { count: unsent });
}

function collectedOfTotal({ collectedCollections, totalCollections }: Collector): string {
  return `${collectedCollections} / ${totalCollections}`;
}
