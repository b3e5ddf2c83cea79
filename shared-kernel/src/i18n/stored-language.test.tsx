import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { defineMessages, LANGUAGE_KEY, restoreLanguage } from '.';

test('a remote that comes to a page in another language speaks it, even as the first to do so', async () => {
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
