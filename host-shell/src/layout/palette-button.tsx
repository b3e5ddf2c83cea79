import { toast } from '@comptoir/kernel/toast';
import { IconButton } from '@comptoir/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { useShellMessages } from '../messages/messages';
import { usePageKeys } from './use-page-keys';

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
    if (!isPaletteShortcut(event)) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) open();
  });
  return (
    <>
      <IconButton icon="search" label={t('palette.open')} aria-keyshortcuts="Control+K Meta+K" onClick={open} />
      <Suspense>{Palette && <Palette onClose={() => setPalette(undefined)} />}</Suspense>
    </>
  );
}

/** On keyboards without Latin letters the position of the key counts. */
function isPaletteShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'k' || (key > 'z' && code === 'KeyK'));
}
