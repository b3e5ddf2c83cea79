import { screen } from '@testing-library/react';
import { renderScreen } from '../testing';
import { Dialog } from '../ui/dialog/dialog';
import { useGuardedClose } from './use-guarded-close';

function Expense({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }) {
  const { close, question } = useGuardedClose(isDirty, onClose);
  return (
    <Dialog title="Add expense" onClose={close}>
      {question}
    </Dialog>
  );
}

test('a dialog in which nothing was typed closes at once', async () => {
  const onClose = jest.fn();
  const { user } = renderScreen(<Expense isDirty={false} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('one with unsaved changes asks, and stays or closes', async () => {
  const onClose = jest.fn();
  const { user } = renderScreen(<Expense isDirty onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Stay on the page' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
