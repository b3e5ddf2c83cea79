import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { Figure } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './trade-form.module.css';

interface RateFrameProps {
  from: CurrencyCode;
  to: CurrencyCode;
  /** Input of the rate. */
  children: ReactNode;
}

/** '1 EUR = … DZD' around a rate; the label of the field names the pair to screen readers. */
export function RateFrame({ from, to, children }: RateFrameProps) {
  return (
    <span className={styles.rateFrame} dir="ltr">
      <span aria-hidden="true">
        <Figure>{`1 ${from} =`}</Figure>
      </span>
      {children}
      <span aria-hidden="true">{to}</span>
    </span>
  );
}
