import { useState, type ReactNode } from 'react';
import { Lightbox, type Picture } from './lightbox';

/**
 * `enlarge` opens one of the pictures in a lightbox. Render `lightbox` outside of any element that closes on a press.
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
