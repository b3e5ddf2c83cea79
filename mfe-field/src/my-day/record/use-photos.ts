import { useUploads, type Uploads } from '@comptoir/ui/collections';
import { useState } from 'react';
import { shrinkPhoto } from './shrink-photo';

/** Files of a stop, whose photos are made small when they are chosen. */
export function usePhotos(): { uploads: Uploads; isPreparing: boolean } {
  const uploads = useUploads();
  const [preparing, setPreparing] = useState(0);
  const add = async (files: readonly File[]) => {
    setPreparing((count) => count + 1);
    // A photo that fails to shrink is sent as it is.
    const small = await Promise.all(files.map((file) => shrinkPhoto(file).catch(() => file)));
    uploads.add(small);
    setPreparing((count) => count - 1);
  };
  return { uploads: { ...uploads, add: (files) => void add(files) }, isPreparing: preparing > 0 };
}
