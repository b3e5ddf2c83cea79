import { useLanguage } from '@comptoir/kernel/i18n';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { Loaded, SkeletonRows, WidgetCard } from '@comptoir/ui';
import { FlowTable } from './flow-table';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';
import { useMonthReport, useMonthScope } from './month.queries';
import { monthName, thisMonth } from './months';

/**
 * Flows of the current month in all places on the home page of an administrator, which compares the places above it;
 * empty once an office is selected.
 */
export function Widget() {
  const isOffice = useOfficeInCountry() !== undefined;
  return isOffice ? null : <MonthCard />;
}

function MonthCard() {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const report = useMonthReport(thisMonth(), useMonthScope());
  return (
    <WidgetCard title={monthName(thisMonth(), language)} link={{ to: '/month', label: t('card.open') }}>
      <div className={styles.frame}>
        <Loaded query={report} placeholder={<SkeletonRows count={4} />}>
          {(found) =>
            found.sums.length === 0 ? (
              <p className={styles.quiet}>{t('nothing')}</p>
            ) : (
              <div className={styles.card}>
                <FlowTable report={{ ...found, places: [] }} to="/month" />
              </div>
            )
          }
        </Loaded>
      </div>
    </WidgetCard>
  );
}
