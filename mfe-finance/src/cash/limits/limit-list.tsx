import type { CashLimit } from '@comptoir/api-contract/cash-limits';
import { Money } from '@comptoir/ui';
import { useCashMessages } from '../messages/messages';
import styles from './limits.module.css';
import { isOf } from './limits-form.schema';
import { useHolderNames } from './use-holder-names';

interface LimitListProps {
  limits: readonly CashLimit[];
  collectors: readonly { id: string; name: string }[];
}

/** All limits by holder. */
export function LimitList({ limits, collectors }: LimitListProps) {
  const t = useCashMessages();
  const nameOf = useHolderNames(collectors);
  if (limits.length === 0) {
    return (
      <p>
        <strong>{t('limits.none')}.</strong> {t('limits.noneText')}
      </p>
    );
  }
  const holders = limits.filter((limit, at) => limits.findIndex(isOf(limit)) === at);
  return (
    <dl className={styles.list}>
      {holders.map((holder) => (
        <div key={holder.userId ?? holder.holder} className={styles.holder}>
          <dt>
            <bdi>{nameOf(holder)}</bdi>
          </dt>
          {limits.filter(isOf(holder)).map(({ currency, warn, max }) => (
            <dd key={currency}>
              {max !== null && (
                <span>
                  {t('limits.atMost')} <Money amount={max} currency={currency} />
                </span>
              )}
              {warn !== null && (
                <span className={styles.about}>
                  {t('limits.warnedAbove')} <Money amount={warn} currency={currency} />
                </span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
