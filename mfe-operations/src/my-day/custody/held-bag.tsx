import type { ComponentProps } from 'react';
import { Bag } from '../bag';
import { useCashInHand } from './custody.queries';
import { useCustodyMessages } from './messages/messages';

/** Cash in the hand of the collector by the books. Only an accepted handover empties it. */
export function HeldBag(props: ComponentProps<typeof Bag>) {
  const t = useCustodyMessages();
  const { data } = useCashInHand();
  return <Bag {...props} {...(data && { held: { title: t('bag'), sums: data } })} />;
}
