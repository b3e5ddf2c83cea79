import { toasts } from '@comptoir/kernel/toast';
import { useEffect, useState, type ComponentType } from 'react';

/** Longer than a first page loads, in milliseconds; a toast before it loads its code at once. */
const FIRST_PAGE_MS = 3000;

/**
 * Loads the code of toasts after the first page, or at the first interaction, so that it is there when an error occurs
 * offline.
 */
export function ToasterOnDemand() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    const load = () => {
      // A failed import is repeated at the next interaction.
      import(/* webpackChunkName: "toaster" */ '@comptoir/kernel/toaster').then(
        (module) => {
          stop();
          setToaster(() => module.Toaster);
        },
        () => undefined,
      );
    };
    const signs = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, load, { passive: true });
    const unsubscribe = toasts.subscribe(load);
    const timer = setTimeout(load, FIRST_PAGE_MS);
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
      for (const sign of signs) document.removeEventListener(sign, load);
    };
    return stop;
  }, []);

  return Toaster ? <Toaster /> : null;
}
