import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Contribution } from '@comptoir/kernel/internal/remote';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { RecordActions, RecordParts, RecordSections, SettingsSections } from './contributions';
import { provideSlots, type SlotPieceProps } from './slots';

const tab: Contribution = {
  slot: 'record.tab',
  record: 'agency',
  module: './vehicles',
  title: { en: 'Vehicles' },
  order: 10,
};
const card: Contribution = { slot: 'record.card', record: 'agency', module: './mileage', order: 10, roles: ['ADMIN'] };

function Piece({ remote, module, place: { record, onClose }, failed }: SlotPieceProps) {
  if (module === './broken') return failed;
  return (
    <p>
      {remote} {module} of {record?.type} {record?.id}
      {onClose && (
        <button type="button" onClick={onClose}>
          Close
        </button>
      )}
    </p>
  );
}

afterEach(() => provideSlots(undefined));

const agency = { type: 'agency', id: '7' } as const;

function Own() {
  const [name, setName] = useState('');
  return <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />;
}

function showAgency(contributions: readonly Contribution[], role: 'ADMIN' | 'OFFICEMANAGER' = 'ADMIN') {
  provideSlots({ contributions: contributions.map((contribution) => ({ remote: 'fleet', contribution })), Piece });
  return renderScreen(
    <>
      <RecordActions record={agency} />
      <RecordParts record={agency}>
        <Own />
      </RecordParts>
    </>,
    { route: '/agencies/7', claims: { role } },
  );
}

test('a record without contributions is unchanged', () => {
  showAgency([
    { ...tab, record: 'office' },
    { ...tab, record: 'fleet/agency' },
  ]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('a tab has its own address, and input beside it is kept', async () => {
  const { user, address } = showAgency([tab]);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Oran');
  const parts = within(await screen.findByRole('navigation', { name: 'Sections of this record' }));
  expect(parts.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');

  await user.click(parts.getByRole('link', { name: 'Vehicles' }));
  expect(address()).toBe('/agencies/7?tab=fleet.vehicles');
  expect(screen.getByText('fleet ./vehicles of agency 7')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();

  await user.click(parts.getByRole('link', { name: 'Details' }));
  expect(address()).toBe('/agencies/7');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Oran');
  expect(screen.queryByText('fleet ./vehicles of agency 7')).toBeNull();
});

test('a card is shown to the roles that it names', async () => {
  showAgency([card]);
  expect(await screen.findByText('fleet ./mileage of agency 7')).toBeVisible();
});

test('other roles see the page without it', () => {
  showAgency([card], 'OFFICEMANAGER');
  expect(screen.queryByText('fleet ./mileage of agency 7')).toBeNull();
});

test('an action links to an address of its record, or shows a piece until closed', async () => {
  const { user } = showAgency([
    { slot: 'record.action', record: 'agency', label: { en: 'Add a vehicle' }, to: '/fleet/new?of={id}', order: 2 },
    { slot: 'record.action', record: 'agency', label: { en: 'Call' }, module: './call', order: 1 },
  ]);
  const link = await screen.findByRole('link', { name: 'Add a vehicle' });
  expect(link).toHaveAttribute('href', '/fleet/new?of=7');
  const call = screen.getByRole('button', { name: 'Call' });
  expect(call.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(call);
  expect(screen.getByText('fleet ./call of agency 7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('fleet ./call of agency 7')).toBeNull();
});

test('a failing piece shows an error in its place, and the page works', async () => {
  showAgency([{ ...card, module: './broken' }]);
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeEnabled();
});

test('a record with a dialog shows them one below the other', async () => {
  provideSlots({ contributions: [tab, card].map((contribution) => ({ remote: 'fleet', contribution })), Piece });
  renderScreen(<RecordSections record={agency} />, { claims: { role: 'ADMIN' } });
  expect(await screen.findByRole('heading', { name: 'Vehicles' })).toBeVisible();
  expect(screen.getByText('fleet ./vehicles of agency 7')).toBeVisible();
  expect(screen.getByText('fleet ./mileage of agency 7')).toBeVisible();
});

test('the settings page renders a section as one of its own', async () => {
  const section: Contribution = {
    slot: 'settings.section',
    module: './alerts',
    title: { en: 'Alerts' },
    description: { en: 'When a vehicle is late' },
    order: 1,
  };
  provideSlots({ contributions: [{ remote: 'fleet', contribution: section }], Piece });
  renderScreen(
    <SettingsSections>
      {({ title, description, piece }) => (
        <section aria-label={title}>
          {description} {piece}
        </section>
      )}
    </SettingsSections>,
  );
  const drawn = await screen.findByRole('region', { name: 'Alerts' });
  expect(drawn).toHaveTextContent('When a vehicle is late fleet ./alerts');
});

test('contributions may load after the page without losing input', async () => {
  const { user } = showAgency([]);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Oran');
  act(() => provideSlots({ contributions: [{ remote: 'fleet', contribution: tab }], Piece }));
  expect(await screen.findByRole('link', { name: 'Vehicles' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Oran');
});
