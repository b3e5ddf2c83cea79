import { useKernelMessages } from '../i18n';
import { Button } from '../ui/button/button';
import styles from './period-presets.module.css';
import { PERIOD_NAMES, presetPeriod, type Period } from './preset-period';

interface PeriodPresetsProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The periods that are asked for most, one press each, for a list of what has happened. */
export function PeriodPresets({ period, onChange }: PeriodPresetsProps) {
  const t = useKernelMessages();
  return (
    <fieldset aria-label={t('period.label')} className={styles.presets}>
      {PERIOD_NAMES.map((name) => {
        const preset = presetPeriod(name);
        const chosen = preset.from === period.from && preset.to === period.to;
        return (
          <Button
            key={name}
            size="small"
            variant={chosen ? 'default' : 'text'}
            aria-pressed={chosen}
            onClick={() => onChange(preset)}
          >
            {t(`period.${name}`)}
          </Button>
        );
      })}
    </fieldset>
  );
}
