import { useEffect } from 'react';
import { Button } from '@comptoir/ui/internal/components/button/button';
import { useMapsMessages } from './maps-messages';
import type { MapFailure } from './map-view.types';
import styles from './map-view.module.css';

interface MapFailureNoticeProps {
  failure: MapFailure;
  onRetry: () => void;
}

/** Explains why there is no map. A failed load is retried by a button, or when the connection returns. */
export function MapFailureNotice({ failure, onRetry }: MapFailureNoticeProps) {
  const t = useMapsMessages();
  const retriable = failure.reason === 'load';
  useEffect(() => {
    if (!retriable) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [retriable, onRetry]);
  return (
    <div role="alert" className={styles.notice}>
      {t(retriable ? 'loadFailure' : 'authFailure')}
      {retriable && <Button onClick={onRetry}>{t('retry')}</Button>}
    </div>
  );
}
