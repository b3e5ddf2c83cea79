import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from '../button/button';
import { countTicked, type Ticks } from './ticks';
import styles from './tick-bar.module.css';

type TickBarProps = Omit<Ticks<never>, 'label'> & {
  total: number;
};

export function TickBar({ ticked, onTick, actions, total }: TickBarProps) {
  const t = useKernelMessages();
  const count = countTicked(ticked, total);
  return (
    <section aria-label={t('list.ticked')} data-ticks className={styles.bar}>
      <output className={styles.count}>{t('list.tickedCount', { count })}</output>
      <div className={styles.actions}>{actions}</div>
      <div className={styles.choice}>
        {ticked !== 'all' && count < total && (
          <Button variant="text" size="small" onClick={() => onTick('all')}>
            {t('list.tickAll', { count: total })}
          </Button>
        )}
        <Button variant="text" size="small" onClick={() => onTick(new Set())}>
          {t('list.untick')}
        </Button>
      </div>
    </section>
  );
}
