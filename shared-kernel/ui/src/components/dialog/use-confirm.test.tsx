import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { useConfirm } from './use-confirm';

const text = 'This action cannot be undone. This will permanently delete the agency.';
const onAnswer = jest.fn();

function Delete() {
  const { ask, dialog } = useConfirm();
  return (
    <>
      <Button onClick={() => void ask({ text, subject: 'Pharmacie Audin' }).then(onAnswer)}>Remove</Button>
      {dialog}
    </>
  );
}

beforeEach(async () => {
  onAnswer.mockReset();
  render(<Delete />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
});

test('the confirmation has title, text and name of the record, with the focus on the safe answer', () => {
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toHaveAccessibleDescription(
    `${text} Pharmacie Audin`,
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Pharmacie Audin')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('the confirm button resolves with true', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onAnswer).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each(['Cancel', 'Close'])('%s resolves with false and restores the focus', async (name) => {
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onAnswer).toHaveBeenCalledWith(false);
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});
