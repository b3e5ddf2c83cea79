import type { Collection } from '@comptoir/api-contract/collections';
import { FileTiles } from '@comptoir/ui/files';
import { useId } from 'react';
import { useMessages } from '../../messages/messages';
import styles from './collection.module.css';

/** Signatures are apart from the other files. */
export function CollectionMedia({ files }: { files: Collection['mediaFiles'] }) {
  const t = useMessages();
  const isSignature = ({ kind }: Files[number]) => kind === 'SIGNATURE';
  return (
    <>
      <FileSection title={t('fact.signature')} files={files.filter(isSignature)} />
      <FileSection title={t('pickUp.media')} files={files.filter((file) => !isSignature(file))} />
    </>
  );
}

type Files = Collection['mediaFiles'];

function FileSection({ title, files }: { title: string; files: Files }) {
  const id = useId();
  if (files.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <FileTiles files={files} labelledBy={id} />
    </section>
  );
}
