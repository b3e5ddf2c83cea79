import { useEffect, useRef, useState } from 'react';
import { handOver, takeOver } from './handed-over';
import { useUploads, type Uploads } from './use-uploads';

interface KeptUploadsOptions {
  /** Whether the files that have not left outlive the page that they were chosen on. */
  keeps: boolean;
}

/** The files chosen for a collection, with those that an earlier page could not send. */
export function useKeptUploads(collectionId: string, { keeps }: KeptUploadsOptions): Uploads {
  const [earlier] = useState(() => takeOver(collectionId));
  const uploads = useUploads(earlier);
  const left = keeps ? uploads.list.filter(({ state: { status } }) => status === 'waiting' || status === 'failed') : [];
  const latest = useRef(left);
  useEffect(() => {
    latest.current = left;
  });
  useEffect(
    () => () => {
      if (latest.current.length > 0) handOver(collectionId, latest.current);
    },
    [collectionId],
  );
  return uploads;
}
