import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorOf, newUpload, refusalOf, sendFile, type Refusal, type Upload, type UploadState } from './upload';

export interface RefusedFile {
  name: string;
  refusal: Refusal;
}

/** Files chosen for a collection, and their uploads. */
export interface Uploads {
  list: readonly Upload[];
  /** Refused files of the last choice. */
  refused: readonly RefusedFile[];
  add: (files: readonly File[]) => void;
  /** Adds unsent files of an earlier page, without duplicates. */
  restore: (uploads: readonly Upload[]) => void;
  remove: (id: string) => void;
  /** Sends all waiting and failed files. */
  send: (collectionId: string) => void;
  retry: (collectionId: string, id: string) => void;
}

/** True while a file waits or is being sent. */
export function isUnderWay({ state }: Upload): boolean {
  return state.status === 'waiting' || state.status === 'sending';
}

/** Files chosen in a form; `initial` are those of an earlier page. */
export function useUploads(initial: readonly Upload[] = []): Uploads {
  const client = useQueryClient();
  const [list, setList] = useState(initial);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const setState = (id: string, state: UploadState) =>
    setList((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  const sendOne = async (collectionId: string, upload: Upload) => {
    const { id } = upload;
    setState(id, { status: 'sending', sent: 0 });
    try {
      await sendFile(collectionId, upload, (sent) => setState(id, { status: 'sending', sent }));
      // The file now belongs to the stored collection.
      await client.invalidateQueries({ queryKey: ['collections'] });
      setState(id, { status: 'done' });
    } catch (error) {
      setState(id, { status: 'failed', reason: errorOf(error) });
    }
  };

  return {
    list,
    refused,
    add: (files) => {
      const judged = files.map((file) => ({ file, refusal: refusalOf(file) }));
      setRefused(judged.flatMap(({ file, refusal }) => (refusal ? [{ name: file.name, refusal }] : [])));
      const taken = judged.filter(({ refusal }) => !refusal).map(({ file }) => newUpload(file));
      setList((all) => [...all, ...taken]);
    },
    restore: (uploads) =>
      setList((all) => [...all, ...uploads.filter(({ id }) => !all.some((upload) => upload.id === id))]),
    remove: (id) => setList((all) => all.filter((upload) => upload.id !== id)),
    send: (collectionId) => {
      for (const upload of list) {
        if (upload.state.status === 'waiting' || upload.state.status === 'failed') void sendOne(collectionId, upload);
      }
    },
    retry: (collectionId, id) => {
      const upload = list.find((candidate) => candidate.id === id);
      if (upload) void sendOne(collectionId, upload);
    },
  };
}
