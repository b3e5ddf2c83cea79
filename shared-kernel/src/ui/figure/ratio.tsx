import type { ReactNode } from 'react';
import { Figure } from './figure';

interface RatioProps {
  part: ReactNode;
  whole: ReactNode;
  className?: string | undefined;
}

/** How much of something is done: '7 / 22'. Like every figure it reads from left to right: what is done stands first. */
export function Ratio({ part, whole, className }: RatioProps) {
  return (
    <Figure className={className}>
      {part}
      {' / '}
      {whole}
    </Figure>
  );
}
