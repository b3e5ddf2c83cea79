import type { AuditEntry } from '@comptoir/api-contract/audit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDateTime } from '@comptoir/kernel/internal/format';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { useApiMutation } from '../../changes/use-api-mutation';
import { History } from './history';

const officeId = '01890000-0000-7000-8000-00000000000a';
const nadia = { id: '01890000-0000-7000-8000-000000000001', name: 'Nadia Benali' };

function entry(number: number, change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: `01890000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
    date: '2026-11-20T11:20:00.000Z',
    user: nadia,
    action: 'UPDATE',
    entity: 'office',
    entityId: officeId,
    before: { name: `Name ${number}` },
    after: { name: `Name ${number + 1}` },
    ...change,
  };
}

const office = {
  id: officeId,
  name: 'Algiers Port',
  city: 'Algiers',
  countryCode: 'DZ',
  collectorsAmount: 0,
  admins: [],
};

function Renaming() {
  const { mutate } = useApiMutation('updateOffice');
  return (
    <button type="button" onClick={() => mutate({ params: { id: officeId }, body: { name: 'Algiers Port' } })}>
      Rename
    </button>
  );
}

function renderHistory(entries: AuditEntry[], role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER' = 'ADMIN') {
  return renderScreen(<History entity="office" id={officeId} />, {
    claims: { role },
    api: { listAudit: () => entries },
  });
}

test('each change shows author, fields and time', async () => {
  const { calls } = renderHistory([entry(1), entry(0, { action: 'CREATE', before: null })]);
  const [change, creation] = await screen.findAllByText(/by Nadia Benali/);
  expect(change).toHaveTextContent('Changed by Nadia Benali');
  expect(change).toHaveTextContent(formatDateTime('2026-11-20T11:20:00.000Z'));
  expect(screen.getByText(/^Name changed from “.Name 1.” to “.Name 2.”$/)).toBeVisible();
  expect(creation).toHaveTextContent('Created by Nadia Benali');
  expect(calls[0]).toMatchObject({ operation: 'listAudit', query: { entity: 'office', id: officeId } });
});

test('a save without changes is omitted', async () => {
  const same = { name: 'Algiers' };
  renderHistory([entry(2, { before: same, after: same }), entry(1)]);
  expect(await screen.findAllByText(/^Changed by/)).toHaveLength(1);
});

test('a change of the record refetches its history', async () => {
  const entries = [entry(1)];
  renderScreen(
    <>
      <Renaming />
      <History entity="office" id={officeId} />
    </>,
    { api: { listAudit: () => entries, updateOffice: () => office } },
  );
  expect(await screen.findAllByText(/^Changed by/)).toHaveLength(1);
  entries.unshift(entry(2));
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.getAllByText(/^Changed by/)).toHaveLength(2));
});

test('a change without an author is attributed to the server', async () => {
  renderHistory([entry(1, { user: null })]);
  expect(await screen.findByText(/^Changed by Comptoir/)).toBeVisible();
});

test('a long history shows the last five, and all on demand', async () => {
  const { user } = renderHistory([1, 2, 3, 4, 5, 6, 7].map((number) => entry(number)));
  expect(await screen.findAllByText(/^Changed by/)).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show 2 older changes' }));
  expect(screen.getAllByText(/^Changed by/)).toHaveLength(7);
});

test('a record without changes has no history', async () => {
  renderHistory([]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'History' })).not.toBeInTheDocument());
});

test('an OFFICEMANAGER neither sees nor requests it', () => {
  const { calls } = renderHistory([entry(1)], 'OFFICEMANAGER');
  expect(screen.queryByRole('heading', { name: 'History' })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a history that fails to load shows the reason', async () => {
  renderScreen(<History entity="office" id={officeId} />, {
    api: { listAudit: () => failure(503, 'The database is starting.') },
  });
  expect(await screen.findByText('The database is starting.')).toBeVisible();
});
