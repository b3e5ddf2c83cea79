import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Tone } from './tone';
import tones from './tone.module.css';
import styles from './tag.module.css';

/** A label for the state or kind of an object. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(styles.tag, tones[tone])}>{children}</span>;
}
