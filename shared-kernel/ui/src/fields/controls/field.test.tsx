import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../../components/field/checkbox';
import { Field } from './field';
import { PasswordInput } from './password-input';
import { TextArea, TextInput } from './text-input';

test('a control is labelled by its field', () => {
  render(
    <Field label="Name">
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid();
});

test('an error is announced with the control, before the hint', () => {
  render(
    <Field label="Name" error="Name is required" hint="As on the sign">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Name is required As on the sign');
  expect(screen.getByText('Name is required').nextSibling).toHaveTextContent('As on the sign');
});

test('the label of an optional field excludes "(optional)"', () => {
  render(
    <Field label="Reference" optional>
      <TextInput />
    </Field>,
  );
  expect(screen.getByLabelText('Reference')).toHaveAccessibleDescription('(optional)');
});

test('a control works outside a field', () => {
  render(<TextArea aria-label="Note" />);
  expect(screen.getByRole('textbox', { name: 'Note' })).not.toHaveAttribute('aria-describedby');
});

test('a password can be shown and hidden again', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('secret');
});

test('a checkbox is labelled by the text beside it', async () => {
  render(<Checkbox>Notify agency via email (24hrs before collection)</Checkbox>);
  const checkbox = screen.getByRole('checkbox', { name: /^Notify agency/ });
  await userEvent.click(screen.getByText(/^Notify agency/));
  expect(checkbox).toBeChecked();
});

test('a text takes its direction from its content', () => {
  render(
    <Field label="Address">
      <TextInput defaultValue="40 Avenue Ali Khodja" />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAttribute('dir', 'auto');
});
