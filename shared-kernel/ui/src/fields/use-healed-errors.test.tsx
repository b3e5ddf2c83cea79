import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { Field } from './controls/field';
import { Form } from './controls/form';
import { TextInput } from './controls/text-input';
import { useContractForm } from './use-contract-form';

const Team = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  rows: z.array(z.object({ city: z.string().check(z.minLength(1, 'City is required')) })),
});

interface Said {
  type?: string;
  message: string;
}

function TeamForm({ said }: { said?: Said }) {
  const { register, handleSubmit, setError, formState } = useContractForm(Team, {
    defaultValues: { name: '', rows: [{ city: '' }, { city: '' }] },
  });
  const submit = handleSubmit(() => said && setError('name', said));
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Field label="Name" error={formState.errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      {[0, 1].map((index) => (
        <Field key={index} label={`City ${index}`} error={formState.errors.rows?.[index]?.city?.message}>
          <TextInput {...register(`rows.${index}.city`)} />
        </Field>
      ))}
      <button type="submit">Save</button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

async function fill(user: ReturnType<typeof renderScreen>['user']) {
  for (const name of ['Name', 'City 0', 'City 1']) await user.type(field(name), 'A');
}

test('an error of a row is cleared once the row is valid, errors of other rows stay', async () => {
  const { user } = renderScreen(<TeamForm />);
  await user.click(save());
  await waitFor(() => expect(field('City 1')).toHaveAccessibleDescription('City is required'));
  await user.type(field('City 1'), 'Oran');
  await waitFor(() => expect(field('City 1')).not.toHaveAccessibleDescription());
  expect(field('City 0')).toHaveAccessibleDescription('City is required');
});

test('an error set by the page without a type is cleared when its field changes', async () => {
  const { user } = renderScreen(<TeamForm said={{ message: 'Wrong password' }} />);
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Wrong password'));
  await user.type(field('Name'), 'B');
  await waitFor(() => expect(field('Name')).not.toHaveAccessibleDescription());
});

test('an error of the server stays until its own field changes', async () => {
  const { user } = renderScreen(<TeamForm said={{ type: 'server', message: 'Taken' }} />);
  await fill(user);
  await user.click(save());
  await user.type(field('City 0'), 'B');
  expect(field('Name')).toHaveAccessibleDescription('Taken');
  await user.type(field('Name'), 'B');
  await waitFor(() => expect(field('Name')).not.toHaveAccessibleDescription());
});
