import { createStore } from '@comptoir/kernel/store';

/** Offer of the browser to install the page, which TypeScript does not know. */
export interface InstallOffer {
  prompt: () => Promise<unknown>;
}

/** Absent in Safari and Firefox, and until Chromium makes it. */
export const installOffer = createStore<InstallOffer | undefined>(undefined);

addEventListener('beforeinstallprompt', (event) => {
  if (!isOffer(event)) return;
  event.preventDefault();
  installOffer.set(event);
});
addEventListener('appinstalled', () => installOffer.set(undefined));

/** True on the home screen, where browsers keep what the page stores. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** Browsers of iPhones and iPads, which delete what a page stores after 7 days without use. */
export function isApple(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function isOffer(event: Event): event is Event & InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
