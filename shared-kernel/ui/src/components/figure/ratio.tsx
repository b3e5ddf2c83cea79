import type { ReactNode } from 'react';
import { Figure } from './figure';

interface RatioProps {
  part: ReactNode;
  whole: ReactNode;
  className?: string | undefined;
}

/** Progress such as '7 / 22', left to right in every language. */
export function Ratio({ part, whole, className }: RatioProps) {
  return (
    <Figure className={className}>
      {part}
      {' / '}
      {whole}
    </Figure>
  );
}
