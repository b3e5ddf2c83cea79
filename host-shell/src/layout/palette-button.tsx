import { toast } from '@comptoir/kernel/toast';
import { IconButton } from '@comptoir/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { useShellMessages } from '../messages/messages';
import { usePageKeys } from './use-page-keys';

/** Opens the palette, as Ctrl+K and ⌘K do; its code is fetched then. */
export function PaletteButton() {
  const t = useShellMessages();
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();
  const open = () => {
    import(/* webpackChunkName: "palette" */ '../palette').then(
      (module) => setPalette(() => module.Palette),
      () => toast({ variant: 'destructive', title: t('palette.away') }),
    );
  };
  usePageKeys((event) => {
    if (!asksForPalette(event)) return;
    event.preventDefault();
    // What a dialog asks comes first.
    if (!document.querySelector('dialog[open]')) open();
  });
  return (
    <>
      <IconButton icon="search" label={t('palette.open')} aria-keyshortcuts="Control+K Meta+K" onClick={open} />
      <Suspense>{Palette && <Palette onClose={() => setPalette(undefined)} />}</Suspense>
    </>
  );
}

/** Where the keyboard writes no Latin letters, the place of the key counts. */
function asksForPalette({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'k' || (key > 'z' && code === 'KeyK'));
}
