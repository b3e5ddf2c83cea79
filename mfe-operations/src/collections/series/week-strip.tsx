import { parseRule } from '@comptoir/api-contract/recurrence-rule';
import { useLanguage } from '@comptoir/kernel/i18n';
import { classNames } from '@comptoir/ui';
import { weekdayName, weekOrder } from './rule-words';
import styles from './series.module.css';

/** Weekdays of a weekly rule as seven boxes; nothing for other rules. The words of the rule name them. */
export function WeekStrip({ rrule }: { rrule: string }) {
  const { language } = useLanguage();
  const rule = parseRule(rrule);
  if (rule?.frequency !== 'WEEKLY' || rule.weekdays.length === 0) return null;
  return (
    <span className={styles.week} aria-hidden="true">
      {weekOrder().map((weekday) => {
        const isOn = rule.weekdays.some((chosen) => chosen.weekday === weekday);
        return (
          <span key={weekday} className={classNames(styles.weekday, isOn && styles.on)}>
            {weekdayName(weekday, language, 'narrow')}
          </span>
        );
      })}
    </span>
  );
}
