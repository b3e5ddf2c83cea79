import { useContractMessages } from '@comptoir/kernel/i18n';
import { Progress } from '@comptoir/ui/files';
import { Button, IconButton } from '@comptoir/ui';
import { useEffect, useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { MediaTile } from './media-tile';
import styles from './media-tile.module.css';
import type { Upload } from './upload';

interface UploadTileProps {
  upload: Upload;
  onRemove: () => void;
  /** Undefined until the collection is saved. */
  onRetry: (() => void) | undefined;
}

export function UploadTile({ upload: { file, state }, onRemove, onRetry }: UploadTileProps) {
  const t = useMessages();
  const inLanguage = useContractMessages();
  const { name, size } = file;
  return (
    <MediaTile
      name={name}
      size={size}
      picture={usePicture(file)}
      actions={
        <>
          {state.status === 'failed' && onRetry && <Button onClick={onRetry}>{t('media.retry')}</Button>}
          {state.status !== 'sending' && (
            <IconButton icon="delete" label={t('media.remove', { name })} onClick={onRemove} />
          )}
        </>
      }
    >
      {state.status === 'sending' && (
        <Progress percent={Math.round(state.sent * 100)} label={t('media.sending', { name })} />
      )}
      {state.status === 'failed' && (
        <span role="alert" className={styles.failed}>
          {t('media.failed', { name, reason: inLanguage(state.reason) })}
        </span>
      )}
    </MediaTile>
  );
}

/** Object URL of an image, revoked at unmount. */
function usePicture(file: File): string | undefined {
  const address = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  return address;
}
