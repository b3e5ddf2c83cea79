import type { Collection } from '@comptoir/api-contract/collections';
import { useDeletion } from '@comptoir/ui/records';
import { IconButton } from '@comptoir/ui';
import { useClaims } from '@comptoir/kernel/session';
import { useMessages } from '../messages/messages';
import { MediaTile } from './media-tile';

interface StoredMediaProps {
  collectionId: string;
  media: Collection['mediaFiles'][number];
}

export function StoredMedia({ collectionId, media }: StoredMediaProps) {
  const t = useMessages();
  const { id, name, size, url, contentType } = media;
  // Collectors may not delete files that they handed in; the office may.
  const mayDelete = useClaims().role !== 'COLLECTOR';
  const deletion = useDeletion('deleteMedia', {
    question: t('media.deleteText'),
    success: t('media.deleted'),
    failure: t('media.deleteFailed'),
  });
  return (
    <MediaTile
      name={name}
      size={size}
      picture={contentType.startsWith('image/') ? url : undefined}
      href={url}
      actions={
        mayDelete && (
          <>
            <IconButton
              icon="delete"
              label={t('media.remove', { name })}
              disabled={deletion.isPending}
              onClick={() => deletion.ask({ params: { id: collectionId, mediaId: id } }, name)}
            />
            {deletion.dialog}
          </>
        )
      }
    />
  );
}
