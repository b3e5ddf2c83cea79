import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/format';
import { column, figureColumn, textColumn } from '@comptoir/ui/list-kit';
import { type Column, Tag } from '@comptoir/ui';
import { Fragment, useMemo } from 'react';
import { eventDetails } from './event-details';
import { useSecurityMessages, type SecurityWords } from './messages/messages';

/** Kinds whose name implies a refusal. */
const IMPLIED_REFUSALS: ReadonlySet<SecurityEvent['kind']> = new Set(['ACCESS_REFUSED', 'SIGN_IN_LOCKED']);

export function useEventColumns(): readonly Column<SecurityEvent>[] {
  const t = useSecurityMessages();
  return useMemo(
    () => [
      figureColumn('date', t('column.date'), ({ date }) => formatDateTime(date, browserTimeZone()), {
        minWidth: 132,
        share: 0,
        narrow: 'aside',
      }),
      column('event', t('column.event'), { minWidth: 170, narrow: 'title' }, ({ kind, outcome }) => (
        <>
          {t(`kind.${kind}`)}{' '}
          {outcome === 'FAILURE' && !IMPLIED_REFUSALS.has(kind) && <Tag tone="warning">{t('outcome.FAILURE')}</Tag>}
        </>
      )),
      textColumn('person', t('column.person'), (event) => peopleText(event, t), { minWidth: 150 }),
      figureColumn('address', t('column.address'), ({ address }) => address, {
        minWidth: 110,
        share: 0.5,
        importance: 'useful',
        says: ({ address }) => address !== null,
      }),
      column('details', t('column.details'), { minWidth: 220, share: 2 }, (event) => (
        <Parted texts={eventDetails(event, t)} />
      )),
    ],
    [t],
  );
}

/** Name of the affected account, with the acting person if different. */
function peopleText({ kind, person, user }: SecurityEvent, t: SecurityWords): string {
  if (person === null) return user?.name ?? (kind === 'SIGN_IN' ? t('nobody') : '');
  if (user === null || user.id === person.id) return person.name;
  return `${person.name}, ${t('byWhom', { name: user.name })}`;
}

/** Isolates each text, because directions may differ. */
function Parted({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
