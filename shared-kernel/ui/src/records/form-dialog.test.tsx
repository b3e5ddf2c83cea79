import { SupplierForm, type Supplier } from '@comptoir/api-contract/suppliers';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { apiRecordQuery } from '@comptoir/kernel/internal/query';
import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { fieldsOf } from './fields/fields-of';
import { CreateDialog } from './create-dialog';
import { EditDialog } from './edit-dialog';

const NAFTAL: Supplier = { id: '01890000-0000-7000-8000-0000000000f1', name: 'Naftal', officeId: null };
const { TextField } = fieldsOf<SupplierForm>();
const name = <TextField name="name" label="Name" data-autofocus />;
const onClose = jest.fn();
const onCreated = jest.fn();
beforeEach(() => {
  // A refusal shown in the dialog is also logged.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  onClose.mockClear();
  onCreated.mockClear();
});

function NewSupplier() {
  return (
    <CreateDialog
      call="createSupplier"
      texts={{ title: 'New', create: 'Add', created: 'Added', createFailed: 'Not added' }}
      form={{ schema: SupplierForm, values: { name: '' }, toBody: (supplier) => supplier }}
      onClose={onClose}
      onCreated={onCreated}
    >
      {name}
    </CreateDialog>
  );
}

function KnownSupplier() {
  return (
    <EditDialog
      entity="supplier"
      record={useQuery(apiRecordQuery('getSupplier', { params: { id: NAFTAL.id } }))}
      calls={{ save: 'updateSupplier', remove: 'deleteSupplier' }}
      texts={{
        title: 'Known',
        save: 'Save',
        saved: 'Saved',
        saveFailed: 'Not saved',
        question: 'For ever?',
        deleted: 'Gone',
        deleteFailed: 'Not deleted',
      }}
      form={{ schema: SupplierForm, valuesOf: (supplier) => ({ name: supplier.name }), toBody: (supplier) => supplier }}
      onClose={onClose}
    >
      {name}
    </EditDialog>
  );
}

function renderKnown(api: ApiHandlers = {}) {
  return renderScreen(<KnownSupplier />, { api: { getSupplier: () => NAFTAL, listAudit: () => [], ...api } });
}

test('a successful dialog closes and reports it', async () => {
  const { user } = renderScreen(<NewSupplier />, { api: { createSupplier: () => NAFTAL } });
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.type(screen.getByLabelText('Name'), 'Naftal{Enter}');
  expect(await screen.findByText('Added')).toBeVisible();
  expect(onCreated).toHaveBeenCalledWith(NAFTAL);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a refusal is shown in the dialog with its reason, and at its field', async () => {
  const taken = [{ path: 'name', message: 'There is one' }];
  const { user } = renderScreen(<NewSupplier />, {
    api: { createSupplier: () => failure(409, 'That is refused.', taken) },
  });
  await user.type(screen.getByLabelText('Name'), 'Naftal{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'New' });
  expect(await within(dialog).findByText('Not added')).toBeVisible();
  expect(within(dialog).getByText('That is refused.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('There is one');
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog with input asks before it closes, one without does not', async () => {
  const { user } = renderScreen(<NewSupplier />);
  await user.type(screen.getByLabelText('Name'), 'N');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay on the page' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a record is saved with the version that was read', async () => {
  const { user, calls } = renderKnown({ updateSupplier: () => NAFTAL });
  await user.type(await screen.findByLabelText('Name'), ' SA');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const sent = calls.find(({ operation }) => operation === 'updateSupplier');
  expect(sent?.body).toEqual({ name: 'Naftal SA' });
  expect(sent?.headers.get('if-match')).toBe('"1"');
});

test('only the latest outcome is shown', async () => {
  const { user } = renderKnown({
    updateSupplier: () => failure(503, 'The database is starting.'),
    deleteSupplier: () => failure(409, 'It has expenses.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Not deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.queryByText('Not deleted')).not.toBeInTheDocument();
});
