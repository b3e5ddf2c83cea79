import * as money from '@comptoir/shared-kernel/money';
import { createElement, type ComponentProps } from 'react';

// oxlint-disable-next-line no-barrel-file -- an adapter is a whole face
export * from '@comptoir/shared-kernel/money';

/** Says that it is the one of before. */
export function Money(props: ComponentProps<typeof money.Money>) {
  return createElement('span', { 'data-contract': '1.5' }, createElement(money.Money, props));
}
