import type { SupplierSummary } from '@comptoir/api-contract/summaries';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SupplierListPage } from './supplier-list.page';

const office = '01890000-0000-7000-8000-00000000000a';
const supplier = { id: '01890000-0000-7000-8000-0000000000f1', name: 'Naftal', officeId: null };
const selection = { country: 'DZ', office };
const listSupplierExpenses = () => [];
const getSupplierSummary = () => ({ expenses: [], count: 0, last: [] });

test('the suppliers of the selected office are requested and listed by name', async () => {
  const { calls } = renderScreen(<SupplierListPage />, {
    selection,
    api: { listSuppliers: () => [supplier], listSupplierExpenses },
  });
  expect(screen.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Naftal' })).toBeVisible();
  expect(calls[0]).toMatchObject({ operation: 'listSuppliers', query: { officeId: office } });
});

test('a supplier shows its expenses of this month and the last by currency, and the day of the last one', async () => {
  const spent = { supplierId: supplier.id, lastMonth: 0, lastDate: '2026-11-24T09:00:00.000Z' };
  const expenses = [
    { ...spent, currency: 'USD' as const, thisMonth: 12.5, lastDate: null },
    { ...spent, currency: 'DZD' as const, thisMonth: 1_200, lastMonth: 90 },
  ];
  renderScreen(<SupplierListPage />, {
    selection,
    api: { listSuppliers: () => [supplier], listSupplierExpenses: () => expenses },
  });
  const cells = async () => within(await screen.findByRole('row', { name: /Naftal/ })).getAllByRole('cell');
  await waitFor(async () =>
    expect((await cells()).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Naftal',
      'Last expense 24/11/2026',
      'This month DA 1,200.00$12.50',
      'Last month DA 90.00',
      'Expense',
    ]),
  );
});

test('the footer totals all expenses by currency, after those without a supplier', async () => {
  const spent = { supplierId: supplier.id, lastDate: null, currency: 'DZD' as const };
  const expenses = [
    { ...spent, thisMonth: 0.1, lastMonth: 90 },
    { ...spent, supplierId: office, thisMonth: 0.2, lastMonth: 10 },
    { ...spent, supplierId: null, thisMonth: 5, lastMonth: 0 },
  ];
  renderScreen(<SupplierListPage />, {
    selection,
    api: { listSuppliers: () => [supplier], listSupplierExpenses: () => expenses },
  });
  const foot = await screen.findByRole('region', { name: 'Total' });
  await waitFor(() => expect(foot).toHaveTextContent(/Without a supplier.*DA\s5\.00.*–/));
  await waitFor(() => expect(foot).toHaveTextContent(/DZD\s*DA\s5\.30.*DA\s100\.00/));
});

test('nothing is requested until a country and an office are selected', () => {
  const { calls } = renderScreen(<SupplierListPage />);
  expect(calls).toHaveLength(0);
});

test('without suppliers an empty state is shown', async () => {
  renderScreen(<SupplierListPage />, { selection, api: { listSuppliers: () => [], listSupplierExpenses } });
  expect(await screen.findByText('No suppliers found')).toBeVisible();
  expect(screen.getByText('0 in this office')).toBeVisible();
});

test('adding a supplier closes the dialog and invalidates every query', async () => {
  const { user, calls } = renderScreen(<SupplierListPage />, {
    selection,
    api: {
      listSuppliers: () => [supplier],
      listSupplierExpenses,
      createSupplier: () => Response.json(supplier, { status: 201 }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add supplier' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add New Supplier' }));
  await user.type(dialog.getByPlaceholderText('Enter supplier name'), 'Naftal');
  await user.click(dialog.getByRole('button', { name: 'Add Supplier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText('Supplier added successfully')[0]).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'createSupplier')?.body).toEqual({ name: 'Naftal' });
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'listSuppliers')).toHaveLength(2));
});

test('a link to a supplier, or to a new one, opens its dialog once', async () => {
  const api = {
    listSuppliers: () => [supplier],
    listSupplierExpenses,
    getSupplier: () => supplier,
    getSupplierSummary,
    listAudit: () => [],
  };
  const { address, unmount } = renderScreen(<SupplierListPage />, {
    selection,
    api,
    route: `/suppliers?supplier=${supplier.id}&kept=1`,
  });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Naftal');
  expect(address()).toBe('/suppliers?kept=1');
  unmount();
  const { user } = renderScreen(<SupplierListPage />, { selection, api, route: '/suppliers?supplier=new' });
  expect(await screen.findByRole('dialog', { name: 'Add New Supplier' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a supplier needs a name', async () => {
  const { user, calls } = renderScreen(<SupplierListPage />, {
    selection,
    api: { listSuppliers: () => [], listSupplierExpenses },
  });
  await user.click(screen.getByRole('button', { name: 'Add supplier' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '  {Enter}');
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(calls.some(({ operation }) => operation === 'createSupplier')).toBe(false);
});

test('the button is disabled while saving', async () => {
  const { user } = renderScreen(<SupplierListPage />, {
    selection,
    api: { listSuppliers: () => [], listSupplierExpenses, createSupplier: () => new Promise<never>(() => undefined) },
  });
  await user.click(screen.getByRole('button', { name: 'Add supplier' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Naftal{Enter}');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
});

test('a failed save is shown in the dialog and logged, and typed values are kept', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { user } = renderScreen(<SupplierListPage />, {
    selection,
    api: {
      listSuppliers: () => [],
      listSupplierExpenses,
      createSupplier: () => failure(409, 'There is already a supplier of this name'),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add supplier' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Naftal{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to save supplier');
  expect(alert).toHaveTextContent('There is already a supplier of this name');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Naftal');
  expect(log).toHaveBeenCalledWith('Failed to save supplier', expect.any(Error));
});

describe('a supplier opened by its name', () => {
  const api = {
    listSuppliers: () => [supplier],
    listSupplierExpenses,
    getSupplier: () => supplier,
    getSupplierSummary,
    listAudit: () => [],
  };

  async function open(more: Parameters<typeof renderScreen>[1] = {}) {
    const rendered = renderScreen(<SupplierListPage />, { selection, ...more, api: { ...api, ...more.api } });
    await rendered.user.click(await screen.findByRole('button', { name: 'Naftal' }));
    await screen.findByRole('textbox', { name: 'Name' });
    return rendered;
  }

  test('shows the expenses of the selected office in one request, with links to its money book', async () => {
    const summary: SupplierSummary = {
      expenses: [{ currency: 'DZD', thisMonth: 1_200.5, lastMonth: 90 }],
      count: 12,
      last: [{ id: '57', date: '2026-11-24T09:00:00.000Z', amount: 1_200.5, currency: 'DZD', description: 'Diesel' }],
    };
    const { calls } = await open({ api: { getSupplierSummary: () => summary } });
    const expenses = within(await screen.findByRole('region', { name: 'Expenses' }));
    expect(expenses.getByText('This month').parentElement).toHaveTextContent(/^This monthDA\s1,200\.50$/);
    expect(expenses.getByText('Last month').parentElement).toHaveTextContent(/^Last monthDA\s90\.00$/);
    const book = `/money-book?from=&supplier=${supplier.id}`;
    expect(screen.getByRole('link', { name: 'See all 12 expenses' })).toHaveAttribute('href', book);
    const last = within(screen.getByRole('region', { name: 'Last expense' }));
    expect(last.getByRole('link', { name: 'Diesel' })).toHaveAttribute('href', '/money-book/entries/57');
    expect(last.getByText('24/11/2026')).toBeVisible();
    const filters = calls.filter(({ operation }) => operation === 'getSupplierSummary');
    expect(filters.map(({ query }) => query)).toEqual([{ officeId: office }]);
  });

  test.each(['the dialog', 'the row'])('gets an expense from %s, without leaving the suppliers', async (where) => {
    const { user, address } = await open();
    if (where === 'the row') {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await user.click(screen.getByRole('button', { name: 'Add an expense for Naftal' }));
    } else await user.click(await screen.findByRole('button', { name: 'Add expense' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add expense' }));
    expect(await dialog.findByText('Naftal')).toBeVisible();
    expect(dialog.getByLabelText('Amount')).toBeVisible();
    expect(address()).toBe('/');
  });

  test('is renamed on the version that was read', async () => {
    const { user, calls } = await open({ api: { updateSupplier: () => ({ ...supplier, name: 'Naftal SPA' }) } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' SPA');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByText('Supplier added successfully')[0]).toBeVisible();
    const change = calls.find(({ operation }) => operation === 'updateSupplier');
    expect(change?.body).toEqual({ name: 'Naftal SPA' });
    expect(change?.headers.get('if-match')).toBe('"1"');
  });

  test('is not overwritten after a concurrent change', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = await open({ api: { updateSupplier: () => failure(412, 'Changed meanwhile') } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Someone else has changed this')).toBeVisible();
  });

  test('is deleted after a confirmation', async () => {
    const { user, calls } = await open({ api: { deleteSupplier: () => undefined } });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Are you sure?' }));
    expect(
      question.getByText('This action cannot be undone. This will permanently delete the supplier.'),
    ).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'deleteSupplier')).toBe(false);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByText('Supplier deleted successfully')[0]).toBeVisible();
  });

  test('shows and logs a failed deletion in the dialog', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { user } = await open({ api: { deleteSupplier: () => failure(503, 'Not ready') } });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to delete supplier');
    expect(alert).toHaveTextContent('Not ready');
    expect(log).toHaveBeenCalledWith('Failed to delete supplier', expect.any(Error));
  });

  test('is not deleted after a concurrent change, and typed values are kept', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let name = 'Naftal';
    const { user } = await open({
      api: {
        getSupplier: () => Response.json({ ...supplier, name }, { headers: { etag: `"${name}"` } }),
        deleteSupplier: () => failure(412, 'Changed meanwhile'),
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Oran');
    name = 'Naftal SARL';
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Nothing was deleted/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load the current version' }));
    await waitFor(() => expect(screen.queryByText(/^Nothing was deleted/)).not.toBeInTheDocument());
    expect(await screen.findByText(/^Name: they wrote .*Naftal SARL/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Naftal Oran');
  });

  test('shows the failure of the last attempt only', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const refused = () => failure(403, 'This supplier is shared with other offices.');
    const { user } = await open({ api: { deleteSupplier: refused, updateSupplier: refused } });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete supplier')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to save supplier')).toBeVisible();
    expect(screen.queryByText('Failed to delete supplier')).not.toBeInTheDocument();
  });

  test('opens the same dialog by its edit icon', async () => {
    const { user } = renderScreen(<SupplierListPage />, { selection, api });
    await user.click(await screen.findByRole('button', { name: 'Edit Naftal' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Naftal');
  });
});
