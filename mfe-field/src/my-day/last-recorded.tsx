import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { createStore } from '@comptoir/kernel/store';
import { ButtonLink } from '@comptoir/ui';
import { amountsText } from '@comptoir/ui/collections';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/messages';
import styles from './last-recorded.module.css';

interface LastRecorded {
  collectionId: string;
  agency: string;
  /** None of a stop without cash. */
  lines: readonly { currency: CurrencyCode; amount: number }[];
  /** The device had no space for its files. */
  isWithoutFiles: boolean;
}

/** The stop that this page recorded last, until the next one is opened. */
export const lastRecorded = createStore<LastRecorded | undefined>(undefined);

/** Confirms the last stop in the page, where it covers no button. */
export function LastRecordedStop() {
  const t = useMessages();
  const last = useSyncExternalStore(lastRecorded.subscribe, lastRecorded.get);
  if (!last) return null;
  const { collectionId, agency, lines, isWithoutFiles } = last;
  const amount = amountsText(lines);
  return (
    <div className={styles.last}>
      <output>
        {lines.length > 0 ? t('myDay.lastCollected', { agency, amount }) : t('myDay.lastMissed', { agency })}
        {isWithoutFiles && <span className={styles.warning}> {t('record.filesNotKept')}</span>}
      </output>
      {lines.length > 0 && (
        <ButtonLink to={`/my-day/${collectionId}/receipt`} size="small">
          {t('paper.receipt')}
        </ButtonLink>
      )}
    </div>
  );
}
