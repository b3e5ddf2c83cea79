/*
 * Runs in the body before the scripts of the page: shows the still page for the person of this browser. Presses are
 * held until the application takes over (take-over.ts). The file is inlined, so it imports only types, and is the same
 * for everybody.
 */
import type { AccessTokenClaims } from '@comptoir/api-contract/session';

const page = document.documentElement;

function show(): void {
  const appearance = localStorage.getItem('appearance');
  if (appearance === 'light' || appearance === 'dark') page.dataset['appearance'] = appearance;
  const wanted = isSignedIn() ? 'frame' : 'sign-in';
  // Signed-in people are redirected from there.
  if (wanted === 'frame' && location.pathname.startsWith('/auth/')) return;
  const drawn = [...document.querySelectorAll<HTMLTemplateElement>(`template[data-page=${wanted}]`)];
  const wishes = [localStorage.getItem('language'), ...navigator.languages.map((tag) => tag.split('-', 1)[0])];
  const language = wishes.find((wish) => drawn.some(({ lang }) => lang === wish));
  const template = drawn.find(({ lang }) => lang === language) ?? drawn[0];
  if (!template) return;
  page.lang = template.lang;
  page.dir = template.lang === 'ar' ? 'rtl' : 'ltr';
  const place = document.createElement('div');
  place.id = 'first-paint';
  place.append(template.content.cloneNode(true));
  for (const styled of place.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? '';
  }
  place.addEventListener('click', (event) => {
    if (event.target instanceof Element) hold(event, event.target.closest('button'));
  });
  place.addEventListener('submit', (event) => hold(event, place.querySelector('[type=submit]')));
  document.getElementById('root')?.after(place);
}

/** The last press wins. */
function hold(event: Event, button: Element | null): void {
  if (!button) return;
  event.preventDefault();
  const place = document.getElementById('first-paint');
  place?.querySelector('[data-held]')?.removeAttribute('data-held');
  button.setAttribute('data-held', '');
}

function isSignedIn(): boolean {
  const token = localStorage.getItem('userToken');
  if (!token) return false;
  try {
    const { exp, role }: AccessTokenClaims = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    );
    // Same calculations as format/server-time.ts and session/lapse.ts.
    return exp * 1000 + (role === 'COLLECTOR' ? 864e5 : 0) > Date.now() - Number(localStorage.getItem('clockError'));
  } catch {
    return false;
  }
}

try {
  show();
} catch {
  // Storage is not readable: the application decides.
}
