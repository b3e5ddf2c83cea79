import { Money } from '@comptoir/shared-kernel/money';
import { useClaims } from '@comptoir/shared-kernel/session';
import { createElement } from 'react';

/** Built for the coming major: it shows an amount, and who is signed in. */
export function Area() {
  const { email } = useClaims();
  return createElement(
    'section',
    null,
    createElement('h1', null, email),
    createElement(Money, { amount: 12, currency: 'EUR' }),
  );
}
