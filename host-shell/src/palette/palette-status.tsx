import { Button } from '@comptoir/ui';
import { usePaletteMessages } from './messages/messages';
import styles from './palette.module.css';
import type { SearchState } from './use-record-search';

interface PaletteStatusProps {
  typed: string;
  count: number;
  state: SearchState;
  onRetry: () => void;
}

export function PaletteStatus({ typed, count, state, onRetry }: PaletteStatusProps) {
  const t = usePaletteMessages();
  const hasFailed = state === 'failed' || state === 'offline';
  return (
    <div className={styles.status}>
      <output>{textOf(t, { typed, count, state })}</output>
      {hasFailed && (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function textOf(
  t: ReturnType<typeof usePaletteMessages>,
  { typed, count, state }: Omit<PaletteStatusProps, 'onRetry'>,
): string {
  switch (state) {
    case 'offline':
    case 'failed':
      return t(state);
    case 'searching':
      return t('searching');
    case 'idle':
    case 'found':
      if (typed === '') return t('hint');
      return count === 0 ? t('none', { typed }) : t('count', { count });
  }
}
