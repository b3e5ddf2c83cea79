import { useNavigate } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { isInHandbook, openHandbook } from '../handbook/handbook';
import type { PaletteItem } from './palette-item';
import { noteRecent } from './recents';

export function useOpenItem(onClose: () => void): (item: PaletteItem) => void {
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
      // After the palette has returned the focus, which the action may move.
      setTimeout(to);
    }
  };
}
