import { useEffect, useState } from 'react';

/** Debounces a text by a pause in milliseconds; an empty text is returned at once. */
export function useSettled(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
