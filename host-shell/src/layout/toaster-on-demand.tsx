import { toasts } from '@comptoir/shared-kernel/toast';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * The toasts, whose code is not part of the first page: it is fetched when somebody begins to work with the page, and
 * so is there before anything can go wrong.
 */
export function ToasterOnDemand() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    let wanted = true;
    const load = () => {
      void import(/* webpackChunkName: "toaster" */ '@comptoir/shared-kernel/toaster').then(
        (module) => wanted && setToaster(() => module.Toaster),
      );
    };
    const signs = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, load, { once: true, passive: true });
    const stop = toasts.subscribe(load);
    return () => {
      wanted = false;
      stop();
      for (const sign of signs) document.removeEventListener(sign, load);
    };
  }, []);

  return Toaster ? <Toaster /> : null;
}
