import { toasts } from '@comptoir/kernel/toast';
import { useEffect, useState, type ComponentType } from 'react';

/** What a page begins with is there after about this long, in milliseconds. */
const FIRST_PAGE_MS = 1000;

/**
 * The toasts, whose code is not part of the first page: it is fetched right after it, or when somebody begins to work
 * with the page before that, and so is there when something goes wrong: the server away, for example.
 */
export function ToasterOnDemand() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    const load = () => {
      // What cannot be fetched now is asked for again at the next sign of somebody at work.
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
