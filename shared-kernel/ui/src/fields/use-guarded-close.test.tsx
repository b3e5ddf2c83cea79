import { screen } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { Dialog } from '../components/dialog/dialog';
import { TextArea } from './controls/text-input';
import { useContractForm } from './use-contract-form';
import { useGuardedClose } from './use-guarded-close';

function Expense({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }) {
  const { close, question } = useGuardedClose(isDirty, onClose);
  return (
    <Dialog title="Add expense" onClose={close}>
      {question}
    </Dialog>
  );
}

test('a dialog without input closes at once', async () => {
  const onClose = jest.fn();
  const { user } = renderScreen(<Expense isDirty={false} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog with unsaved changes asks, then stays or closes', async () => {
  const onClose = jest.fn();
  const { user } = renderScreen(<Expense isDirty onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Stay on the page' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

const Note = z.object({ note: z.string() });

function NoteDialog({ onClose }: { onClose: () => void }) {
  const { register, formState } = useContractForm(Note, { defaultValues: { note: '' }, draft: 'note' });
  const { close, question } = useGuardedClose(formState.isDirty, onClose, 'note');
  return (
    <Dialog title="Note" onClose={close}>
      <TextArea aria-label="Text" {...register('note')} />
      {question}
    </Dialog>
  );
}

function Notes() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <NoteDialog onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Write
    </button>
  );
}

test('discarded input is not restored when the dialog opens again', async () => {
  const { user } = renderScreen(<Notes />);
  await user.click(screen.getByRole('button', { name: 'Write' }));
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('');
});
