import { useLayoutEffect, useState, type RefObject } from 'react';
import { TRACKS } from '../list-tracks';

/** Grid of the list above, null for rows of two lines. */
export function useTracks(totals: RefObject<HTMLElement | null>): string | null {
  const [tracks, setTracks] = useState<string | null>(null);
  useLayoutEffect(() => {
    const frame = totals.current?.closest('footer')?.parentElement;
    if (!frame) return undefined;
    const read = () => setTracks(frame.getAttribute(TRACKS));
    read();
    const observer = new MutationObserver(read);
    observer.observe(frame, { attributeFilter: [TRACKS] });
    return () => observer.disconnect();
  }, [totals]);
  return tracks;
}
