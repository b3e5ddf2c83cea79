import { MEDIA_EXTENSIONS, MEDIA_SIZE_LIMIT_BYTES, type Collection } from '@comptoir/api-contract/collections';
import { Field } from '@comptoir/ui/fields';
import { FilePicker } from '@comptoir/ui/files';
import { Notice } from '@comptoir/ui';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { useMessages } from '../messages/messages';
import styles from './media-tile.module.css';
import { StoredMedia } from './stored-media';
import { UploadTile } from './upload-tile';
import type { RefusedFile, Uploads } from './use-uploads';

interface MediaFieldProps {
  uploads: Uploads;
  stored?: Pick<Collection, 'id' | 'mediaFiles'>;
}

const MEBIBYTE = 1024 * 1024;

/** Files of a collection: stored ones, and chosen ones with the state of their upload. */
export function MediaField({ uploads, stored }: MediaFieldProps) {
  const t = useMessages();
  const inLanguage = useContractMessages();
  const megabytes = MEDIA_SIZE_LIMIT_BYTES / MEBIBYTE;
  const chosen = uploads.list.filter(({ state }) => state.status !== 'done');

  const refusal = ({ name, refusal: reason }: RefusedFile) =>
    reason.reason === 'size' ? t('media.tooLarge', { name, megabytes }) : `${name}: ${inLanguage(reason.message)}`;

  return (
    <>
      <div className={styles.camera}>
        <FilePicker source="camera" label={t('media.camera')} extensions={MEDIA_EXTENSIONS} onPick={uploads.add}>
          {t('media.camera')}
        </FilePicker>
      </div>
      <Field label={t('media.label')} hint={t('media.hint', { megabytes })}>
        <FilePicker extensions={MEDIA_EXTENSIONS} onPick={uploads.add}>
          {t('media.pick')}
        </FilePicker>
      </Field>
      {uploads.refused.length > 0 && (
        <Notice tone="danger">
          {uploads.refused.map((refused) => (
            <p key={refused.name}>{refusal(refused)}</p>
          ))}
        </Notice>
      )}
      {(stored?.mediaFiles.length ?? 0) + chosen.length > 0 && (
        <ul className={styles.list} aria-label={t('media.label')}>
          {stored?.mediaFiles.map((media) => (
            <StoredMedia key={media.id} collectionId={stored.id} media={media} />
          ))}
          {chosen.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRemove={() => uploads.remove(upload.id)}
              onRetry={stored && (() => uploads.retry(stored.id, upload.id))}
            />
          ))}
        </ul>
      )}
    </>
  );
}
