import { Button } from '../ui/button/button';
import { useMapsMessages } from './maps-messages';
import type { MapFailure } from './map-view.types';
import styles from './map-view.module.css';

interface MapFailureNoticeProps {
  failure: MapFailure;
  onRetry: () => void;
}

/** Says why there is no map, and offers to try again where that can help. */
export function MapFailureNotice({ failure, onRetry }: MapFailureNoticeProps) {
  const t = useMapsMessages();
  switch (failure.reason) {
    case 'auth':
      return (
        <div role="alert" className={styles.notice}>
          {t('authFailure')}
        </div>
      );
    case 'load':
      return (
        <div role="alert" className={styles.notice}>
          {t('loadFailure')}
          <Button onClick={onRetry}>{t('retry')}</Button>
        </div>
      );
  }
}
