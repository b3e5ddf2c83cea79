import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './figure.module.css';

interface FigureProps {
  children: ReactNode;
  className?: string | undefined;
}

/**
 * What is made of digits and signs: a number, a day, a time, a period, a phone number. It reads from left to right in
 * every language, and nothing beside it turns it around. Amounts are `Money`; a figure within a sentence of the
 * messages needs nothing.
 */
export function Figure({ children, className }: FigureProps) {
  return (
    <bdi dir="ltr" className={classNames(styles.figure, className)}>
      {children}
    </bdi>
  );
}
