import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import type { Tone } from './tone';
import tones from './tone.module.css';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: Tone;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
}

const ICON_OF: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

/** An inline notice. `danger` is announced assertively, others politely. */
export function Notice({ tone = 'info', title, action, children }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={classNames(styles.notice, tones[tone])}>
      <Icon name={ICON_OF[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
