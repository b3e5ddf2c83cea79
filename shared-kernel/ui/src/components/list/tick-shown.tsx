import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import type { RowTicks } from './use-row-ticks';
import styles from './virtual-list.module.css';

interface TickShownProps extends Pick<RowTicks<never>, 'shown' | 'tickShown'> {
  isOffered: boolean;
}

export function TickShown({ shown, tickShown, isOffered }: TickShownProps) {
  const t = useKernelMessages();
  const label = t('list.tickShown');
  return (
    <span role="columnheader" className={styles.tick}>
      {isOffered ? (
        <label>
          <input
            ref={(box) => {
              if (box) box.indeterminate = shown === 'some';
            }}
            type="checkbox"
            aria-label={label}
            checked={shown === 'all'}
            onChange={({ target }) => tickShown(target.checked)}
          />
        </label>
      ) : (
        label
      )}
    </span>
  );
}
