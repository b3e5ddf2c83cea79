import { useState, type ReactNode } from 'react';
import { Lightbox, type Picture } from './lightbox';

/**
 * `enlarge` shows one of the pictures in the size of the window, with the way to the others; render `lightbox` somewhere
 * in the component, outside of what a press closes.
 */
export function useLightbox(pictures: readonly Picture[]): {
  enlarge: (url: string) => void;
  lightbox: ReactNode;
} {
  const [enlarged, setEnlarged] = useState<string>();
  const first = pictures.findIndex(({ url }) => url === enlarged);
  return {
    enlarge: setEnlarged,
    lightbox: first >= 0 && <Lightbox pictures={pictures} first={first} onClose={() => setEnlarged(undefined)} />,
  };
}
