import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { TextInput } from '../../fields/controls/text-input';
import { Dialog } from './dialog';

function SupplierDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add supplier</Button>
      {open && (
        <Dialog title="Add New Supplier" onClose={() => setOpen(false)}>
          <TextInput aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

beforeEach(async () => {
  render(<SupplierDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Add supplier' }));
});

test('a dialog is labelled by its title', () => {
  expect(screen.getByRole('dialog', { name: 'Add New Supplier' })).toBeVisible();
});

test('the focus moves in, and back when it closes', async () => {
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add supplier' })).toHaveFocus();
});

test('only the upper of two dialogs is visible until it closes', async () => {
  const lower = screen.getByRole('dialog', { name: 'Add New Supplier' });
  expect(lower).not.toHaveAttribute('data-covered');
  const { unmount } = render(
    <Dialog title="Delete" onClose={() => undefined}>
      Are you sure?
    </Dialog>,
  );
  expect(lower).toHaveAttribute('data-covered');
  unmount();
  expect(lower).not.toHaveAttribute('data-covered');
});

test('Escape closes a confirmation, and not the dialog below', () => {
  const [onClose, onCloseOfQuestion] = [jest.fn(), jest.fn()];
  render(
    <Dialog title="Edit Supplier" onClose={onClose}>
      <Dialog title="Are you sure?" role="alertdialog" onClose={onCloseOfQuestion} />
    </Dialog>,
  );
  const question = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  fireEvent(question, createEvent('cancel', question, { cancelable: true }));
  expect(onCloseOfQuestion).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
