import { dialledPhone } from '@comptoir/api-contract/phone';
import { Figure } from '@comptoir/shared-kernel/ui';

/** Phone numbers, of which a press calls the first. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${dialledPhone(number) ?? ''}`}>
      <Figure>{number}</Figure>
    </a>
  );
}
