import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { chosenLanguage, currentLanguage, defineMessages, setLanguage } from './index';

const en = {
  greeting: 'Hello {{name}}',
  only: 'Only English',
  rows: { count_one: '{{count}} row', count_other: '{{count}} rows' },
};
const fr = { greeting: 'Bonjour {{name}}' };

const { useMessages, message } = defineMessages('test', { en, fr: () => Promise.resolve({ default: fr }) });

function Greeting() {
  const t = useMessages();
  return <p>{`${t('greeting', { name: 'Amina' })}; ${t('only')}; ${t('rows.count', { count: 2 })}`}</p>;
}

afterEach(() => act(() => setLanguage('en')));

test('English is available at once', () => {
  render(<Greeting />);
  expect(screen.getByText('Hello Amina; Only English; 2 rows')).toBeVisible();
});

test('another language is loaded when chosen, and falls back to English', async () => {
  render(
    <Suspense fallback="…">
      <Greeting />
    </Suspense>,
  );
  await act(() => setLanguage('fr'));
  expect(await screen.findByText('Bonjour Amina; Only English; 2 rows')).toBeVisible();
});

test('a screen never waits: it shows the former language until the next is loaded', async () => {
  const onFallback = jest.fn(() => null);
  const Waiting = () => onFallback();
  const slow = defineMessages('slow', {
    en: { title: 'Settings' },
    ar: () => new Promise((resolve) => setTimeout(() => resolve({ default: { title: 'الإعدادات' } }), 20)),
  });
  function Title() {
    return <h1>{slow.useMessages()('title')}</h1>;
  }
  render(
    <Suspense fallback={<Waiting />}>
      <Title />
    </Suspense>,
  );
  await act(() => setLanguage('ar'));
  expect(screen.getByRole('heading', { name: 'الإعدادات' })).toBeVisible();
  expect(onFallback).not.toHaveBeenCalled();
});

test('texts outside components follow the language', async () => {
  expect(message('rows.count', { count: 1 })).toBe('1 row');
  await act(() => setLanguage('fr'));
  expect(message('greeting', { name: 'Amina' })).toBe('Bonjour Amina');
});

test('texts defined after a language was chosen are loaded in it', async () => {
  await act(() => setLanguage('fr'));
  const late = defineMessages('late', {
    en: { title: 'Agencies' },
    fr: () => Promise.resolve({ default: { title: 'Agences' } }),
  });
  function Late() {
    return <h1>{late.useMessages()('title')}</h1>;
  }
  await act(async () => {
    render(
      <Suspense fallback="…">
        <Late />
      </Suspense>,
    );
  });
  expect(await screen.findByText('Agences')).toBeVisible();
});

test('a component that suspended for its texts continues with its other hooks', async () => {
  await act(() => setLanguage('fr'));
  const late = defineMessages('late-with-state', {
    en: { title: 'Agencies' },
    fr: () => Promise.resolve({ default: { title: 'Agences' } }),
  });
  function Late() {
    const t = late.useMessages();
    const [count] = useState(3);
    return <h1>{`${t('title')} ${count}`}</h1>;
  }
  function Page() {
    const [isShown, setShown] = useState(false);
    return isShown ? <Late /> : <button onClick={() => startTransition(() => setShown(true))}>Show</button>;
  }
  const onRecoverableError = jest.fn();
  render(<Page />, { onRecoverableError });
  await act(async () => screen.getByRole('button', { name: 'Show' }).click());
  expect(await screen.findByText('Agences 3')).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('Arabic sets the direction of the page', async () => {
  await act(() => setLanguage('ar'));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
});

test('two versions of a package each read their own texts in every language', async () => {
  const before = defineMessages('twice', {
    en: { title: 'Trades', gone: 'Only before' },
    fr: () => Promise.resolve({ default: { title: 'Opérations' } }),
  });
  const after = defineMessages('twice', {
    en: { title: 'Exchanges' },
    fr: () => Promise.resolve({ default: { title: 'Changes' } }),
  });
  function Titles() {
    const old = before.useMessages();
    const current = after.useMessages();
    return <p>{`${old('title')}, ${old('gone')}, ${current('title')}`}</p>;
  }
  render(
    <Suspense fallback="…">
      <Titles />
    </Suspense>,
  );
  expect(screen.getByText('Trades, Only before, Exchanges')).toBeVisible();
  expect(before.message('title')).toBe('Trades');
  await act(() => setLanguage('fr'));
  expect(await screen.findByText('Opérations, Only before, Changes')).toBeVisible();
});

test('the last of two choices wins, in any order of loading', async () => {
  let arrive: () => void = () => undefined;
  defineMessages('late-french', {
    en: { title: 'Trades' },
    fr: () => new Promise((resolve) => (arrive = () => resolve({ default: { title: 'Opérations' } }))),
  });
  const first = setLanguage('fr');
  await setLanguage('ar');
  arrive();
  await first;
  expect(currentLanguage()).toBe('ar');
  expect(chosenLanguage()).toBe('ar');
});

test('texts that fail to load are shown in English', async () => {
  const broken = defineMessages('broken', { en: { title: 'Trades' }, fr: () => Promise.reject(new Error('away')) });
  await setLanguage('fr');
  expect(broken.message('title')).toBe('Trades');
});
