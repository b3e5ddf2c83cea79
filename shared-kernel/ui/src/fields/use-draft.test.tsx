import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { session } from '@comptoir/kernel/internal/session/session';
import { failure, renderScreen, tokenFor, WhileSignedIn, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { useApiMutation } from '../changes/use-api-mutation';
import { Field } from './controls/field';
import { Form } from './controls/form';
import { TextInput } from './controls/text-input';
import { useContractForm } from './use-contract-form';

const Supplier = z.object({ name: z.string() });

function SupplierForm() {
  const { register, handleSubmit } = useContractForm(Supplier, { defaultValues: { name: '' }, draft: 'new supplier' });
  const create = useApiMutation('createSupplier');
  return (
    <Form onSubmit={(event) => void handleSubmit((body) => create.mutate({ body }))(event)}>
      <Field label="Name">
        <TextInput {...register('name')} />
      </Field>
      <button type="submit">Save</button>
      <output>{create.status}</output>
    </Form>
  );
}

function Screen() {
  const [opened, setOpened] = useState(0);
  return (
    <WhileSignedIn>
      <SupplierForm key={opened} />
      <button type="button" onClick={() => setOpened(opened + 1)}>
        Open another
      </button>
    </WhileSignedIn>
  );
}

const supplier = { id: '01890000-0000-7000-8000-0000000000f1', name: 'Naftal', officeId: null };
const name = () => screen.getByRole('textbox', { name: 'Name' });

async function sendOnce(createSupplier: NonNullable<ApiHandlers['createSupplier']>) {
  const rendered = renderScreen(<Screen />, { api: { createSupplier } });
  await rendered.user.type(name(), 'Naftal');
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  return rendered;
}

test('input is restored after a session that ended while saving', async () => {
  await sendOnce(() => failure(401, 'The session has ended'));
  expect(await screen.findByText('Signed out')).toBeVisible();
  act(() => session.signIn(tokenFor({})));
  expect(name()).toHaveValue('Naftal');
});

test('input is restored a second time', async () => {
  let ends = false;
  const { user } = await sendOnce(() => (ends ? failure(401, 'The session has ended') : failure(409, 'There is one')));
  expect(await screen.findByText('error')).toBeVisible();
  ends = true;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Signed out')).toBeVisible();
  act(() => session.signIn(tokenFor({})));
  expect(name()).toHaveValue('Naftal');
});

test('input that the server accepted is not restored', async () => {
  const { user } = await sendOnce(() => supplier);
  expect(await screen.findByText('success')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open another' }));
  expect(name()).toHaveValue('');
});

test('input that the server refused is restored', async () => {
  const { user } = await sendOnce(() => failure(409, 'There is one'));
  expect(await screen.findByText('error')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open another' }));
  expect(name()).toHaveValue('Naftal');
});

test('other users do not get it', async () => {
  await sendOnce(() => failure(401, 'The session has ended'));
  expect(await screen.findByText('Signed out')).toBeVisible();
  act(() => session.signIn(tokenFor({ sub: '01890000-0000-7000-8000-0000000000aa' })));
  expect(name()).toHaveValue('');
});
