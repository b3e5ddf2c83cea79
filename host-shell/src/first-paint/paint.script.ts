/*
 * Runs in the body of the page, before its scripts are there: shows the page that was drawn when the shell was built, for
 * whom this browser belongs to. What somebody presses on it is held until the application has taken over (take-over.ts).
 * It stands in the page as it is, so it imports nothing but types, and is the same for everybody.
 */
import type { AccessTokenClaims } from '@comptoir/api-contract/session';

const page = document.documentElement;

function show(): void {
  const appearance = localStorage.getItem('appearance');
  if (appearance === 'light' || appearance === 'dark') page.dataset['appearance'] = appearance;
  const wanted = isSignedIn() ? 'frame' : 'sign-in';
  // Who is signed in is led away from there.
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

/** The last one counts, and shows so. */
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
    const { exp }: AccessTokenClaims = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    );
    // As format/server-time.ts says it.
    return exp * 1000 > Date.now() - Number(localStorage.getItem('clockError'));
  } catch {
    return false;
  }
}

try {
  show();
} catch {
  // What is stored here may not be read: the application finds out for itself.
}
