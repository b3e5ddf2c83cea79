import { useLanguage } from '@comptoir/kernel/i18n';
import { useOfficeInCountry, useSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { Loaded, SkeletonRows, WidgetCard } from '@comptoir/ui';
import { FlowTable } from './flow-table';
import { HeldCash } from './held-cash';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';
import { useMonthReport } from './month.queries';
import { monthName, thisMonth } from './months';

/** The current month of all places on the home page of an administrator; empty once an office is selected. */
export function Widget() {
  const isOffice = useOfficeInCountry() !== undefined;
  return isOffice ? null : <MonthCard />;
}

function MonthCard() {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const { role } = useClaims();
  const { selectedCountryCode } = useSelection();
  // An ADMIN has one country, which needs no filter.
  const country = role === 'SUPERADMIN' ? selectedCountryCode : '';
  const report = useMonthReport({ month: thisMonth(), country });
  const to = country === '' ? '/month' : `/month?${new URLSearchParams({ country })}`;
  return (
    <WidgetCard title={monthName(thisMonth(), language)} link={{ to, label: t('card.open') }}>
      <div className={styles.frame}>
        <Loaded query={report} placeholder={<SkeletonRows count={4} />}>
          {(found) =>
            found.sums.length === 0 ? (
              <p className={styles.quiet}>{t('nothing')}</p>
            ) : (
              <div className={styles.card}>
                <HeldCash report={found} />
                <FlowTable report={{ ...found, places: [] }} />
              </div>
            )
          }
        </Loaded>
      </div>
    </WidgetCard>
  );
}
