import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './figure.module.css';

interface FigureProps {
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A text of digits and signs: a number, day, time, period or phone number. Left to right in every language and
 * isolated from its surroundings. Use `Money` for amounts; figures within messages are isolated already.
 */
export function Figure({ children, className }: FigureProps) {
  return (
    <bdi dir="ltr" className={classNames(styles.figure, className)}>
      {children}
    </bdi>
  );
}
