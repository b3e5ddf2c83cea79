import { useRemoteSettings } from '@comptoir/kernel/remote-settings';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { showSettings } from '@comptoir/kernel/remote-settings';
import { renderScreen } from './render-screen';

const settings = z.object({
  rows: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  greeting: z._default(z.enum(['short', 'long']), 'short'),
  isCompact: z._default(z.boolean(), false),
});

function Page() {
  const { rows, greeting, isCompact } = useRemoteSettings('fleet', settings);
  return <p>{[rows, greeting, isCompact].join(' ')}</p>;
}

const OFFICE = '01890000-0000-7000-8000-00000000000a';

test('without stored values a remote has the defaults of its schema', () => {
  renderScreen(<Page />);
  expect(screen.getByText('20 short false')).toBeVisible();
});

test('a test gives values in place of defaults', () => {
  renderScreen(<Page />, { settings: { fleet: { rows: 50 }, other: { rows: 7 } } });
  expect(screen.getByText('50 short false')).toBeVisible();
});

test.each([
  ['the office before its country', { country: 'DZ', office: OFFICE }, '50 short true'],
  ['the country before the deployment', { country: 'DZ' }, '40 short true'],
  ['the deployment before the default', {}, '30 long true'],
])('of stored values, that of %s counts', (_case, selection, shown) => {
  const places = {
    '': { rows: 30, greeting: 'long', isCompact: true },
    DZ: { rows: 40, greeting: 'short' },
    FR: { rows: 60 },
    [OFFICE]: { rows: 50 },
  };
  const Stored = () => {
    showSettings({ fleet: places });
    return <Page />;
  };
  renderScreen(<Stored />, { selection });
  expect(screen.getByText(shown)).toBeVisible();
});

test('a stored value that this version refuses is left out', () => {
  renderScreen(<Page />, { settings: { fleet: { rows: 500, greeting: 'long', former: 1 } } });
  expect(screen.getByText('20 long false')).toBeVisible();
});
