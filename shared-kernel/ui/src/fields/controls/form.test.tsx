import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './form';

test('Ctrl+Enter submits a form once from any field, and not while it is busy', async () => {
  const user = userEvent.setup();
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <Form onSubmit={send}>
      <textarea aria-label="Note" />
      <button type="button">Choose</button>
      <button type="submit" disabled={busy}>
        Save
      </button>
    </Form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByLabelText('Note'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalledTimes(1);
  await user.tab();
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Note')).toHaveValue('');
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
  rerender(form(true));
  await user.click(screen.getByLabelText('Note'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalledTimes(2);
});
