import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { currentLanguage, defineMessages, LANGUAGE_KEY, restoreLanguage } from './index';

test('a remote added to a page in another language is shown in it', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'ar');
  await restoreLanguage();
  const remote = defineMessages('remote', {
    en: { title: 'Settings' },
    ar: () => Promise.resolve({ default: { title: 'الإعدادات' } }),
  });
  function Title() {
    return <h1>{remote.useMessages()('title')}</h1>;
  }
  await act(async () => {
    render(
      <Suspense fallback="…">
        <Title />
      </Suspense>,
    );
  });
  expect(await screen.findByRole('heading', { name: 'الإعدادات' })).toBeVisible();
});

test.each([
  [['fr-DZ', 'en'], undefined, 'fr'],
  [['de', 'ar-MA'], undefined, 'ar'],
  [['fr-DZ'], 'ar', 'ar'],
  [['de'], undefined, 'en'],
  [[], undefined, 'en'],
])('a browser with %j, where %s was chosen, shows %s', async (languages, chosen, shown) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  localStorage.clear();
  if (chosen !== undefined) localStorage.setItem(LANGUAGE_KEY, chosen);
  await restoreLanguage();
  expect(currentLanguage()).toBe(shown);
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe(chosen ?? null);
});
