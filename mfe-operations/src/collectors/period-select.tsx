import { Select } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { COLLECTOR_PERIODS, periodOf, type CollectorPeriod } from './collector-period';
import styles from './period-select.module.css';

interface PeriodSelectProps {
  value: CollectorPeriod;
  onChange: (period: CollectorPeriod) => void;
}

export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  const t = useMessages();
  return (
    <div className={styles.period}>
      <span aria-hidden="true" className={styles.label}>
        {t('collectors.sortBy')}
      </span>
      <Select
        label={t('collectors.sortBy')}
        placeholder={t('collectors.sortBy')}
        value={value}
        options={COLLECTOR_PERIODS.map((period) => ({ value: period, label: t(`collectors.period.${period}`) }))}
        onChange={(chosen) => onChange(periodOf(chosen))}
      />
    </div>
  );
}
