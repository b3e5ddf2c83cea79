import { useEffect, useState } from 'react';
import { typedMention, type TypedMention } from './typed-mention';

/** Mention being typed in a box, also before the hook mounts, and a way to dismiss it. */
export function useTypedMention(box: HTMLTextAreaElement): [TypedMention | undefined, () => void] {
  const [typed, setTyped] = useState(() =>
    box === document.activeElement ? typedMention(box.value, box.selectionStart) : undefined,
  );
  useEffect(() => {
    const look = () => setTyped(typedMention(box.value, box.selectionStart));
    const leave = () => setTyped(undefined);
    box.addEventListener('input', look);
    box.addEventListener('blur', leave);
    return () => {
      box.removeEventListener('input', look);
      box.removeEventListener('blur', leave);
    };
  }, [box]);
  return [typed, () => setTyped(undefined)];
}
