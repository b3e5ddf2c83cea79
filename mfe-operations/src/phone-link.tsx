import { Figure } from '@comptoir/shared-kernel/ui';

/** A phone number that a press calls. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/\s/g, '')}`}>
      <Figure>{number}</Figure>
    </a>
  );
}
