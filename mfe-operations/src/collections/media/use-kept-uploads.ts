import { keptFiles } from '@comptoir/ui/files';
import { session } from '@comptoir/kernel/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { handOver, takeOver } from './handed-over';
import { keepUpload, keptUploads } from './kept';
import type { Upload } from './upload';
import { useUploads, type Uploads } from './use-uploads';

interface KeptUploadsOptions {
  /** Whether the files that have not left outlive the page that they were chosen on. */
  keeps: boolean;
}

/** The files chosen for a collection, with those that an earlier page could not send. */
export function useKeptUploads(collectionId: string, { keeps }: KeptUploadsOptions): Uploads {
  const [earlier] = useState(() => takeOver(collectionId));
  const uploads = useUploads(earlier);
  const left = keeps ? uploads.list.filter(isLeft) : [];
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
  useStored(collectionId, uploads, keeps);
  return uploads;
}

/** Writes down what is kept, so that it outlives a reload, and strikes out what has arrived or was given up. */
function useStored(collectionId: string, { list, restore }: Uploads, keeps: boolean): void {
  /** Each file of the list, and the state in which it was written down. */
  const known = useRef(new Map<string, Upload['state']['status'] | 'unwritten'>());
  const isKept = useRef(keeps);
  const restoreThem = useEffectEvent(restore);

  useEffect(() => {
    void keptUploads(collectionId).then(restoreThem);
    const all = known.current;
    return () => {
      if (!isKept.current && session.get().status === 'signed-in') all.forEach((_, id) => void keptFiles.forget(id));
    };
  }, [collectionId]);

  useEffect(() => {
    isKept.current = keeps;
    for (const id of known.current.keys()) if (!list.some((upload) => upload.id === id)) strikeOut(id);
    for (const upload of list) {
      const { id, state } = upload;
      const written = known.current.get(id) ?? 'unwritten';
      const isDue = keeps && isLeft(upload) && written !== state.status;
      known.current.set(id, isDue ? state.status : written);
      if (state.status === 'done') strikeOut(id);
      else if (isDue) void keepUpload(collectionId, upload);
    }

    function strikeOut(id: string) {
      known.current.delete(id);
      void keptFiles.forget(id);
    }
  }, [collectionId, keeps, list]);
}

function isLeft({ state: { status } }: Upload): boolean {
  return status === 'waiting' || status === 'failed';
}
