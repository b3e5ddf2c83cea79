import type { Handover } from '@comptoir/api-contract/handovers';
import { CountedTable, type CountedColumn } from '../counting/counted-table';
import { useHandoversMessages } from './handovers-messages';
import styles from './handovers.module.css';

/** Declared and counted notes of a handover by currency, as far as the reader may know them. */
export function HandoverCounts({ handover }: { handover: Handover }) {
  const t = useHandoversMessages();
  const { lines, from, countedBy, recountedBy } = handover;
  const isKnown = lines.some(({ declared, counted, recounted }) => declared ?? counted ?? recounted);
  if (!isKnown) return <p>{t('hidden', { currencies: lines.map(({ currency }) => currency).join(', ') })}</p>;
  return (
    <div className={styles.counts}>
      {lines.map(({ currency, declared, counted, recounted }) => {
        const columns: CountedColumn[] = [{ title: t('declared', { name: from.name }), counted: declared }];
        if (counted) columns.push({ title: t('counted', { name: countedBy?.name ?? '' }), counted });
        if (recounted) columns.push({ title: t('recounted', { name: recountedBy?.name ?? '' }), counted: recounted });
        return <CountedTable key={currency} currency={currency} columns={columns} />;
      })}
    </div>
  );
}
