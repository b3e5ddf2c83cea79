import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@comptoir/kernel/internal/query/query-client';
import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { useApiMutation } from './use-api-mutation';

const body = { name: 'Naftal' };

function Screen() {
  const create = useApiMutation('createSupplier', {
    success: 'Supplier added successfully',
    failure: 'Failed to save supplier',
    survivesReload: true,
  });
  return (
    <>
      <button type="button" onClick={() => create.mutate({ body })}>
        Save
      </button>
      {create.unanswered && (
        <button type="button" onClick={create.resend}>
          Send {create.unanswered.body.name} again
        </button>
      )}
      <output>{create.status}</output>
    </>
  );
}

function Remove() {
  const remove = useApiMutation('deleteSupplier');
  return (
    <>
      <button type="button" onClick={() => remove.mutate({ params: { id: supplier.id } })}>
        Delete
      </button>
      <output>{remove.status}</output>
    </>
  );
}

const supplier = { id: '01890000-0000-7000-8000-0000000000f1', name: 'Naftal', officeId: null };
const open = (createSupplier: NonNullable<ApiHandlers['createSupplier']>) =>
  renderScreen(<Screen />, { api: { createSupplier } });
const save = () => screen.getByRole('button', { name: 'Save' });
const keysOf = ({ calls }: ReturnType<typeof open>) => calls.map(({ headers }) => headers.get('idempotency-key'));

test('a double press sends it once', async () => {
  const rendered = open(() => new Promise<never>(() => undefined));
  await rendered.user.dblClick(save());
  await waitFor(() => expect(rendered.calls).toHaveLength(1));
});

test('a press before the page is left sends nothing more', async () => {
  const rendered = open(() => supplier);
  await rendered.user.click(save());
  await screen.findByText('success');
  await rendered.user.click(save());
  await rendered.user.click(save());
  expect(rendered.calls).toHaveLength(1);
});

test('the same content a second after its answer is not sent again, and a toast says so', async () => {
  const rendered = open(() => supplier);
  await rendered.user.click(save());
  await screen.findByText('success');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now + 1_000);
  await rendered.user.click(save());
  expect((await screen.findAllByText(/^Already done/))[0]).toBeVisible();
  expect(rendered.calls).toHaveLength(1);
});

test('the same content some seconds after the answer is a new submission', async () => {
  const rendered = open(() => supplier);
  await rendered.user.click(save());
  await screen.findByText('success');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now + 3_000);
  await rendered.user.click(save());
  await waitFor(() => expect(rendered.calls).toHaveLength(2));
  expect(new Set(keysOf(rendered)).size).toBe(2);
});

test('success invalidates the affected queries and no others', async () => {
  const rendered = open(() => supplier);
  for (const resource of ['suppliers', 'general-ledger', 'agencies']) queryClient.setQueryData([resource], []);
  await rendered.user.click(save());
  await screen.findByText('success');
  const stale = (resource: string) => queryClient.getQueryState([resource])?.isInvalidated;
  expect(['suppliers', 'general-ledger', 'agencies'].map(stale)).toEqual([true, true, false]);
});

test('a deleted record is not fetched again, queries derived from it are', async () => {
  const deleted = ['suppliers', 'getSupplier', { params: { id: supplier.id } }];
  const others = [
    ['suppliers', 'listSuppliers', {}],
    ['general-ledger', 'getEntry', { params: { id: supplier.id } }],
  ];
  const rendered = renderScreen(<Remove />, { api: { deleteSupplier: () => undefined } });
  for (const key of [deleted, ...others]) queryClient.setQueryData(key, {});
  await rendered.user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('success');
  const stale = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(stale(deleted)).toBe(false);
  expect(others.map(stale)).toEqual([true, true]);
});

test('a refusal is an answer', async () => {
  const rendered = open(() => failure(409, 'There is one already'));
  await rendered.user.click(save());
  await screen.findByText('error');
  expect(screen.queryByRole('button', { name: 'Send Naftal again' })).not.toBeInTheDocument();
});

test.each([
  ['lost', () => Promise.reject(new TypeError('connection reset'))],
  ['broken', () => failure(502, 'Bad gateway')],
])('after a %s answer the same content is resent under its key', async (_, trouble) => {
  let working = false;
  const rendered = open(() => (working ? supplier : trouble()));
  await rendered.user.click(save());
  const again = await screen.findByRole('button', { name: 'Send Naftal again' });
  working = true;
  await rendered.user.click(again);
  await screen.findByText('success');
  expect(again).not.toBeInTheDocument();
  expect(rendered.calls).toHaveLength(2);
  expect(new Set(keysOf(rendered)).size).toBe(1);
});
