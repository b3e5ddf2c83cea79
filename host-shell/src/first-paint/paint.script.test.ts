import { LANGUAGE_KEY } from '@comptoir/kernel/i18n';
import { tokenFor } from '@comptoir/remote-sdk/testing';
import { APPEARANCE_KEY } from '@comptoir/ui';

const page = document.documentElement;

const DRAWN: Readonly<Record<string, string>> = {
  'sign-in': '<form><button type="submit"></button></form>',
  frame: '<div inert><span data-style="width: 40%"></span></div>',
};

async function open(
  address: string,
  storage: Readonly<Record<string, string>> = {},
  pages = ['sign-in'],
): Promise<HTMLElement | null> {
  jest.resetModules();
  localStorage.clear();
  for (const name of ['lang', 'dir', 'data-appearance']) page.removeAttribute(name);
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  history.replaceState(null, '', address);
  const templates = ['en', 'fr', 'ar'].flatMap((language) =>
    pages.map((page) => `<template data-page="${page}" lang="${language}">${DRAWN[page] ?? ''}${language}</template>`),
  );
  document.body.innerHTML = `<div id="root"></div>${templates.join('')}`;
  await import('./paint.script');
  return document.getElementById('first-paint');
}

test('signed out, the sign-in form is shown', async () => {
  expect(await open('/auth/login')).toHaveTextContent('en');
  expect(await open('/')).toHaveTextContent('en');
  expect(await open('/', { userToken: tokenFor({ exp: 1 }) })).toHaveTextContent('en');
  expect(await open('/', { userToken: 'rubbish' })).toHaveTextContent('en');
});

test('it has the chosen language and appearance', async () => {
  const place = await open('/auth/login', { [LANGUAGE_KEY]: 'ar', [APPEARANCE_KEY]: 'dark' });
  expect(place).toHaveTextContent('ar');
  expect(page).toHaveAttribute('lang', 'ar');
  expect(page).toHaveAttribute('dir', 'rtl');
  expect(page).toHaveAttribute('data-appearance', 'dark');
  expect(await open('/auth/login', { [LANGUAGE_KEY]: 'tlh', [APPEARANCE_KEY]: 'sepia' })).toHaveTextContent('en');
  expect(page).toHaveAttribute('dir', 'ltr');
  expect(page).not.toHaveAttribute('data-appearance');
});

test('without a chosen language, it has the first supported one of the browser', async () => {
  const speaks = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  speaks('de-DE', 'fr-DZ', 'en');
  expect(await open('/auth/login')).toHaveTextContent('fr');
  expect(await open('/auth/login', { [LANGUAGE_KEY]: 'ar' })).toHaveTextContent('ar');
  speaks('de-DE');
  expect(await open('/auth/login')).toHaveTextContent('en');
});

test('a signed-in person does not see it on any page', async () => {
  expect(await open('/auth/login', { userToken: tokenFor() })).toBeNull();
  expect(await open('/', { userToken: tokenFor() })).toBeNull();
});

test('signed in, the outline of the frame is shown, in the chosen direction and appearance', async () => {
  const storage = { userToken: tokenFor(), [LANGUAGE_KEY]: 'ar', [APPEARANCE_KEY]: 'dark' };
  const place = await open('/agencies', storage, ['frame']);
  expect(place).toHaveTextContent('ar');
  expect(place?.querySelector('span')).toHaveStyle({ width: '40%' });
  expect(page).toHaveAttribute('dir', 'rtl');
  expect(page).toHaveAttribute('data-appearance', 'dark');
  expect((await open('/', storage, ['sign-in', 'frame']))?.querySelector('[inert]')).toBeInTheDocument();
});

test('signed out, the frame is not shown', async () => {
  expect(await open('/agencies', {}, ['frame'])).toBeNull();
  expect(await open('/agencies', { userToken: tokenFor({ exp: 1 }) }, ['frame'])).toBeNull();
  expect((await open('/', {}, ['sign-in', 'frame']))?.querySelector('[inert]')).toBeNull();
});

test('a press before the scripts is queued, and no form is sent', async () => {
  const place = await open('/auth/login');
  const button = place?.querySelector('button');
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  button?.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
  expect(button).toHaveAttribute('data-held');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  place?.querySelector('form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
});
