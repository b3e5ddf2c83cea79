import { failure, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderArea } from '../testing/render-area';
import { agency } from '../testing/samples';
import { Area } from './agencies.area';

const route = `/agencies/${agency.id}`;
const getAgency = () => Response.json(agency, { headers: { etag: '"7"' } });
const stale = () => failure(412, 'Somebody else changed this agency.');

test('the form shows the agency with its office locked', async () => {
  renderArea(Area, { route, api: { getAgency } });
  expect(await screen.findByLabelText('Name')).toHaveValue('Pharmacie Audin');
  expect(screen.getByRole('heading', { name: 'Edit Agency' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Office' })).toBeDisabled();
  expect(await screen.findByText('Algiers Centre')).toBeVisible();
});

test('a change is sent without the office, on the version that was read, and the place is not geocoded again', async () => {
  const geocode = jest.fn();
  const { user, calls, address } = renderArea(Area, {
    route,
    geocode,
    api: { getAgency, updateAgency: () => agency, listAgencies: () => [agency] },
  });
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Agency updated successfully')).toBeVisible();
  expect(address()).toBe('/agencies');
  const sent = calls.find(({ operation }) => operation === 'updateAgency');
  const { id: _id, officeId: _officeId, ...body } = agency;
  expect(sent?.body).toEqual({ ...body, name: 'Pharmacie Audin 2' });
  expect(sent?.headers.get('if-match')).toBe('"7"');
  expect(geocode).not.toHaveBeenCalled();
});

test('a concurrent change is listed field by field and merged without losing typed values', async () => {
  let stored = { ...agency };
  const { user, calls } = renderArea(Area, {
    route,
    api: {
      getAgency: () => Response.json(stored, { headers: { etag: `"${stored.phone}"` } }),
      updateAgency: ({ headers }) =>
        headers.get('if-match') === `"${stored.phone}"` ? stored : failure(412, 'Somebody else changed it.'),
      listAgencies: () => [agency],
    },
  });
  await user.type(await screen.findByLabelText('Name'), ' mine');
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '+213 1');
  stored = { ...stored, phone: '+213 2', email: 'theirs@example.com' };
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Someone else has changed this')).toBeVisible();
  expect(await screen.findByText(/^Phone: they wrote .*\+213 2.*, you wrote .*\+213 1/)).toBeVisible();
  expect(screen.getByText(/^Email: they wrote .*theirs@example.com/)).toBeVisible();
  expect(screen.queryByText(/^Name:/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Failed to update agency/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Phone')).toHaveValue('+213 1');

  await user.click(screen.getByRole('button', { name: 'Load the current version' }));
  expect(await screen.findByText(/^You both changed this/)).toBeVisible();
  expect(screen.getByText(/^Phone: they wrote .*\+213 2\W*$/)).toBeVisible();
  expect(screen.queryByText(/^Email:/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue(`${agency.name} mine`);
  expect(screen.getByLabelText('Phone')).toHaveValue('+213 1');
  expect(screen.getByLabelText('Email')).toHaveValue('theirs@example.com');
  expect(screen.queryByText('Someone else has changed this')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Agency updated successfully')).toBeVisible();
  const sent = calls.findLast(({ operation }) => operation === 'updateAgency');
  expect(sent?.body).toMatchObject({ name: `${agency.name} mine`, phone: '+213 1', email: 'theirs@example.com' });
  expect(sent?.headers.get('if-match')).toBe('"+213 2"');
});

test('a field set to the value of the concurrent change is no longer listed', async () => {
  let stored = { ...agency };
  const { user } = renderArea(Area, {
    route,
    api: {
      getAgency: () => Response.json(stored, { headers: { etag: `"${stored.name}"` } }),
      updateAgency: stale,
    },
  });
  await user.type(await screen.findByLabelText('Name'), ' mine');
  stored = { ...stored, name: 'Theirs' };
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  expect(await screen.findByText(/^Name: they wrote/)).toBeVisible();
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Theirs');
  expect(screen.queryByText(/^Name: they wrote/)).not.toBeInTheDocument();
});

test('a failed change shows its reason', async () => {
  const updateAgency = () => failure(503, 'The database is starting.');
  const { user } = renderArea(Area, { route, api: { getAgency, updateAgency } });
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const text = 'Failed to update agency. Please try again. The database is starting.';
  expect(await screen.findByText(text)).toBeVisible();
});

test('deleting asks for confirmation', async () => {
  const { user, calls, address } = renderArea(Area, {
    route,
    api: { getAgency, deleteAgency: () => undefined, listAgencies: () => [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('This action cannot be undone. This will permanently delete the agency.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls.map(({ operation }) => operation)).not.toContain('deleteAgency');

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? dialog);
  expect(await screen.findByText('Agency deleted successfully')).toBeVisible();
  expect(address()).toBe('/agencies');
  const sent = calls.find(({ operation }) => operation === 'deleteAgency');
  expect(sent?.headers.get('if-match')).toBe('"7"');
});

test('a failed deletion shows its reason and keeps the agency', async () => {
  const deleteAgency = () => failure(503, 'The database is starting.');
  const { user } = renderArea(Area, { route, api: { getAgency, deleteAgency } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
  expect(await screen.findByText('Failed to delete agency. The database is starting.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Pharmacie Audin');
});

test('a missing agency shows a notice', async () => {
  renderArea(Area, { route, api: { getAgency: () => failure(404, 'There is no such agency.') } });
  expect(await screen.findByText('There is no such agency.')).toBeVisible();
});

describe('archiving', () => {
  const archived = () => Response.json(agency, { headers: { etag: '"8"' } });
  const archive = async (api: ApiHandlers) => {
    const rendered = renderArea(Area, {
      route,
      api: { getAgency, archiveAgency: archived, listAgencies: () => [], ...api },
    });
    await rendered.user.click(await screen.findByRole('button', { name: 'Archive' }));
    return rendered;
  };

  test('needs no confirmation, opens the list, and can be undone on the version it created', async () => {
    const { calls, address } = await archive({ restoreAgency: () => agency });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(address()).toBe('/agencies');
    expect(calls.find(({ operation }) => operation === 'archiveAgency')?.headers.get('if-match')).toBe('"7"');
    const lists = calls.filter(({ operation }) => operation === 'listAgencies').length;
    fireEvent.click(undo);
    expect((await screen.findAllByText('Restored'))[0]).toBeVisible();
    const restored = calls.find(({ operation }) => operation === 'restoreAgency');
    expect(restored?.headers.get('if-match')).toBe('"8"');
    expect(restored?.headers.get('idempotency-key')).toBeTruthy();
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'listAgencies').length).toBeGreaterThan(lists),
    );
  });

  test('shows one notice when another person has already undone it', async () => {
    await archive({ restoreAgency: () => failure(409, 'This is not archived.') });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByText('Not restored. This is not archived.'))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('can be undone again with the same key after a lost answer', async () => {
    let lost = true;
    const restoreAgency = () => (lost ? Promise.reject(new TypeError('connection reset')) : agency);
    const { calls } = await archive({ restoreAgency });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByText('Not restored.'))[0]).toBeVisible();
    lost = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByText('Restored'))[0]).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'restoreAgency');
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  test('leaves the page unchanged when it is refused', async () => {
    const { address } = await archive({ archiveAgency: stale });
    expect((await screen.findAllByText('Not archived. Somebody else changed this agency.'))[0]).toBeVisible();
    expect(address()).toBe(route);
  });
});

test('an administrator restores an agency from the archived list', async () => {
  let rows = [agency];
  const { user, calls } = renderArea(Area, {
    route: '/agencies/archived',
    api: {
      listAgencies: () => rows,
      restoreAgency: () => {
        rows = [];
        return agency;
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Archived agencies' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Restore .*Pharmacie Audin/ }));
  expect(await screen.findByText('No archived agencies')).toBeVisible();
  expect(screen.getAllByText('Restored')[0]).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'listAgencies')?.query).toMatchObject({ archived: 'true' });
  expect(calls.find(({ operation }) => operation === 'restoreAgency')?.headers.get('if-match')).toBe('*');
});
