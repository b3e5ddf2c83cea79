import { useNavigate } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { isInHandbook, openHandbook } from '../handbook/handbook';
import type { PaletteItem } from './palette-item';
import { noteRecent } from './recents';

/** Closes the palette and goes where an item leads, or presses what it stands for. */
export function useFollow(onClose: () => void): (item: PaletteItem) => void {
  const navigate = useNavigate();
  const { sub } = useClaims();
  return (item) => {
    const { to } = item;
    onClose();
    if (typeof to === 'string') {
      noteRecent(sub, { ...item, to });
      if (isInHandbook(to)) openHandbook(to);
      else void navigate(to);
    } else {
      // Once the palette gave the focus back: what opens now takes it.
      setTimeout(() => to.click());
    }
  };
}
