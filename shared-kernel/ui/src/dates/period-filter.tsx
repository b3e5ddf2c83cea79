import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { DateInput } from './date-input';
import styles from './period-filter.module.css';

interface PeriodFilterProps {
  /** First and last day as 'YYYY-MM-DD', inclusive; '' for an open end. */
  from: string;
  to: string;
  onChange: (change: { from: string } | { to: string }) => void;
}

/** From and To filters of a list. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const t = useKernelMessages();
  return (
    <>
      <LabelledDay label={t('period.from')} value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <LabelledDay label={t('period.to')} value={to} min={from} onChange={(day) => onChange({ to: day })} />
    </>
  );
}

interface LabelledDayProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

function LabelledDay({ label, value, min, max, onChange }: LabelledDayProps) {
  return (
    <div className={styles.day}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <DateInput
        label={label}
        value={value || null}
        {...(min && { min })}
        {...(max && { max })}
        onChange={(day) => onChange(day ?? '')}
        // Keeps the list while a day is being corrected.
        onInvalid={() => undefined}
      />
    </div>
  );
}
