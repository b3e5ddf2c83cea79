import { act, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { Field } from './controls/field';
import { Form } from './controls/form';
import { TextInput } from './controls/text-input';
import { useContractForm } from './use-contract-form';

const Person = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  phone: z.string().check(z.minLength(1, 'Phone number is required')),
  city: z.string(),
});

function PersonForm() {
  const { register, handleSubmit, formState } = useContractForm(Person, {
    defaultValues: { name: '', phone: '', city: '' },
  });
  return (
    <Form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Field label="City">
        <TextInput {...register('city')} />
      </Field>
      <Field label="Name" error={formState.errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      <Field label="Phone" error={formState.errors.phone?.message}>
        <TextInput {...register('phone')} />
      </Field>
      <button type="submit">Save</button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('each submit focuses the first invalid field', async () => {
  const { user } = renderScreen(<PersonForm />);
  await user.click(save());
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  await user.click(save());
  expect(field('Name')).toHaveFocus();
  await user.type(field('Name'), 'Mary');
  await user.click(save());
  expect(field('Phone')).toHaveFocus();
});

test('the focus does not leave a field in which the user types meanwhile', async () => {
  renderScreen(<PersonForm />);
  jest.useFakeTimers();
  await act(async () => Promise.resolve(save().click()));
  expect(field('Name')).toHaveFocus();
  act(() => field('City').focus());
  act(() => jest.runOnlyPendingTimers());
  expect(field('City')).toHaveFocus();
  jest.useRealTimers();
});
