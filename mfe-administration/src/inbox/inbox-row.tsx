import type { InboxItem } from '@comptoir/api-contract/inbox';
import { formatDateTime, formatTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { selection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { Button, Figure, Menu, Tag } from '@comptoir/ui';
import type { ComponentProps } from 'react';
import styles from './inbox.module.css';
import { targetOf } from './item-target';
import { textOf } from './item-text';
import { useInboxMessages } from './messages/messages';
import { SNOOZES } from './snooze-times';
import type { InboxChanges } from './use-inbox-changes';

type Tone = NonNullable<ComponentProps<typeof Tag>['tone']>;

const TONES: Record<InboxItem['kind'], Tone> = {
  'issue-reported': 'warning',
  'late-pick-ups': 'warning',
  'low-balance': 'warning',
  'limit-passed': 'warning',
  'invitation-expired': 'neutral',
  'failed-jobs': 'danger',
  'handover-waits': 'info',
  'handover-late': 'warning',
  'unplanned-pick-up': 'warning',
  'refused-pick-up': 'danger',
  'unsent-pick-ups': 'warning',
  'case-opened': 'warning',
  'case-overdue': 'danger',
  'correction-requested': 'warning',
  'correction-answered': 'info',
  'webhook-off': 'danger',
  'approval-requested': 'warning',
  'approval-answered': 'info',
  mention: 'info',
};

interface InboxRowProps {
  item: InboxItem;
  /** True if it comes back later by itself. */
  isPutOff: boolean;
  changes: InboxChanges;
}

export function InboxRow({ item, isPutOff, changes }: InboxRowProps) {
  const t = useInboxMessages();
  const { title, more } = textOf(item, t);
  const { id, kind, office, createdDate, snoozedUntil, doneDate } = item;
  return (
    <li className={styles.item} data-item={id}>
      <div className={styles.head}>
        <Tag tone={TONES[kind]}>{t(`kind.${kind}`)}</Tag>
        {office && <bdi>{office.name}</bdi>}
        <Figure>{formatTime(createdDate)}</Figure>
      </div>
      <ItemTitle item={item} title={title} />
      {more.map((line) => (
        <p key={line} dir="auto" className={styles.more}>
          {line}
        </p>
      ))}
      {isPutOff && <p className={styles.more}>{t('until', { moment: formatDateTime(snoozedUntil) })}</p>}
      <div className={styles.actions}>
        {doneDate === null ? (
          <Button icon="check" aria-label={`${t('done')}: ${title}`} onClick={() => void changes.finish(item)}>
            {t('done')}
          </Button>
        ) : (
          <Button icon="reverse" aria-label={`${t('reopen')}: ${title}`} onClick={() => void changes.reopen(item)}>
            {t('reopen')}
          </Button>
        )}
        {isPutOff && (
          <Button aria-label={`${t('wake')}: ${title}`} onClick={() => void changes.wake(item)}>
            {t('wake')}
          </Button>
        )}
        {doneDate === null && !isPutOff && (
          <Menu
            label={t('snooze')}
            buttonLabel={`${t('snooze')}: ${title}`}
            items={SNOOZES.map((until) => ({
              label: t(`snoozeTo.${until}`),
              onSelect: () => void changes.snooze(item, until),
            }))}
          >
            {t('snooze')}
          </Menu>
        )}
      </div>
    </li>
  );
}

function ItemTitle({ item, title }: { item: InboxItem; title: string }) {
  const { role } = useClaims();
  const target = targetOf(item, role);
  const { office } = item;
  if (target === undefined) return <p className={styles.title}>{title}</p>;
  return (
    <Link
      to={target}
      className={styles.title}
      onClick={() => {
        // The linked list shows the selected office.
        if (!office || role === 'OFFICEMANAGER' || role === 'COLLECTOR') return;
        selection.chooseCountry(office.countryCode);
        selection.chooseOffice(office.id);
      }}
    >
      {title}
    </Link>
  );
}
