import type { CashPosition } from '@comptoir/api-contract/cash';
import { ButtonLink, EmptyState, Loaded } from '@comptoir/ui';
import { CashPage } from '../cash-page';
import { usePassedLimits, usePosition } from '../cash.queries';
import { useCashMessages } from '../messages/messages';
import { hasCash } from './cash-sum';
import { CurrencyPosition } from './currency-position';
import styles from './position.module.css';

export function PositionPage() {
  const t = useCashMessages();
  return (
    <CashPage
      actions={
        <>
          <ButtonLink to="/cash/blank-sheet">{t('blank.link')}</ButtonLink>
          <ButtonLink to="/cash/handovers/new" variant="primary" icon="plus">
            {t('handovers.new')}
          </ButtonLink>
        </>
      }
    >
      <Position />
    </CashPage>
  );
}

function Position() {
  const t = useCashMessages();
  return (
    <Loaded query={usePosition()} failed={t('position.failed')}>
      {(rows) => <Currencies rows={rows} />}
    </Loaded>
  );
}

function Currencies({ rows }: { rows: readonly CashPosition[] }) {
  const t = useCashMessages();
  const { data: passed = [] } = usePassedLimits();
  const withCash = rows.filter(hasCash);
  const others = rows.filter((row) => !hasCash(row)).map(({ currency }) => currency);
  if (withCash.length === 0)
    return (
      <EmptyState icon="cash" title={t('position.empty')}>
        {t('position.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.currencies}>
        {withCash.map((row) => (
          <CurrencyPosition
            key={row.currency}
            position={row}
            aboveLimit={passed.filter(({ currency }) => currency === row.currency).map(({ user }) => user.id)}
          />
        ))}
      </div>
      {others.length > 0 && <p className={styles.detail}>{t('position.none', { currencies: others.join(', ') })}</p>}
    </>
  );
}
