import { keptFiles } from '@comptoir/ui/files';
import { session } from '@comptoir/kernel/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { handOver, takeOver } from './handed-over';
import { storeUpload, storedUploads } from './stored-uploads';
import type { Upload } from './upload';
import { useUploads, type Uploads } from './use-uploads';

interface KeptUploadsOptions {
  /** Stores unsent files across reloads. */
  keeps: boolean;
}

/** Files chosen for a collection, with the unsent ones of an earlier page. */
export function useKeptUploads(collectionId: string, { keeps }: KeptUploadsOptions): Uploads {
  const [earlier] = useState(() => takeOver(collectionId));
  const uploads = useUploads(earlier);
  const left = keeps ? uploads.list.filter(isUnsent) : [];
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

/** Writes unsent files to the store and removes those that arrived or were discarded. */
function useStored(collectionId: string, { list, restore }: Uploads, keeps: boolean): void {
  /** State in which each file was last stored. */
  const known = useRef(new Map<string, Upload['state']['status'] | 'unwritten'>());
  const isKept = useRef(keeps);
  const restoreThem = useEffectEvent(restore);

  useEffect(() => {
    void storedUploads(collectionId).then(restoreThem);
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
      const isDue = keeps && isUnsent(upload) && written !== state.status;
      known.current.set(id, isDue ? state.status : written);
      if (state.status === 'done') strikeOut(id);
      else if (isDue) void storeUpload(collectionId, upload);
    }

    function strikeOut(id: string) {
      known.current.delete(id);
      void keptFiles.forget(id);
    }
  }, [collectionId, keeps, list]);
}

function isUnsent({ state: { status } }: Upload): boolean {
  return status === 'waiting' || status === 'failed';
}
