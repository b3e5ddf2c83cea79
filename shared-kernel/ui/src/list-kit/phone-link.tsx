import { dialledPhone } from '@comptoir/api-contract/phone';
import { Figure } from '@comptoir/ui';

/** Phone numbers as text; a press calls the first. */
export function PhoneLink({ number, className }: { number: string; className?: string | undefined }) {
  return (
    <a href={`tel:${dialledPhone(number) ?? ''}`} className={className}>
      <Figure>{number}</Figure>
    </a>
  );
}
