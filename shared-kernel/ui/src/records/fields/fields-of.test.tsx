import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { Form, SubmitButton, useContractForm } from '@comptoir/ui/fields';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { fieldsOf } from './fields-of';

const Pot = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  size: z.union([z.number('How large?'), z.undefined()]),
  colour: z.nullable(z.string()),
  price: z.number('Amount is required'),
  country: z.string(),
  secret: z.string(),
  note: z.string(),
  glazed: z.boolean(),
});
type Pot = z.infer<typeof Pot>;

const { AmountField, CheckboxField, ControlField, CountryField, PasswordField, SelectField, TextAreaField, TextField } =
  fieldsOf<Pot>();

function PotForm({ onSubmit }: { onSubmit: (pot: Pot) => void }) {
  const form = useContractForm(Pot, {
    defaultValues: { name: '', colour: null, country: 'DZ', secret: '', note: '', glazed: false },
  });
  return (
    <Form form={form} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField name="size" label="Size" optional setValueAs={(typed) => Number(typed) || undefined} />
      <SelectField
        name="colour"
        label="Colour"
        options={[
          { value: 'red', label: 'Red' },
          { value: 'blue', label: 'Blue' },
        ]}
      />
      <AmountField name="price" label="Price" problem="Nobody pays that" />
      <CountryField name="country" label="Country" />
      <PasswordField name="secret" label="Secret" autoComplete="new-password" />
      <TextAreaField name="note" label="Note" rows={2} />
      <CheckboxField name="glazed">Glazed</CheckboxField>
      <ControlField name="note" label="Note in short">
        {(field) => <input aria-label="Note in short" {...field} />}
      </ControlField>
      <SubmitButton busy={false}>Fire it</SubmitButton>
    </Form>
  );
}

test('each field sets the value of its name', async () => {
  const onSubmit = jest.fn();
  const { user } = renderScreen(<PotForm onSubmit={onSubmit} />);
  await user.type(screen.getByLabelText('Name'), 'Jug');
  await user.type(screen.getByLabelText(/^Size/), '12');
  expect(screen.getByRole('combobox', { name: 'Colour' })).toHaveTextContent('Colour');
  await user.click(screen.getByRole('combobox', { name: 'Colour' }));
  await user.click(await screen.findByRole('option', { name: 'Blue' }));
  await user.type(screen.getByLabelText('Price'), '4,5');
  await user.type(screen.getByLabelText('Secret'), 'clay');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'blue');
  await user.type(screen.getByLabelText('Note in short'), '!');
  await user.click(screen.getByLabelText('Glazed'));
  await user.click(screen.getByRole('button', { name: 'Fire it' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Jug',
    size: 12,
    colour: 'blue',
    price: 4.5,
    country: 'DZ',
    secret: 'clay',
    note: 'blue!',
    glazed: true,
  });
});

test('schema errors take precedence over other problems', async () => {
  const { user } = renderScreen(<PotForm onSubmit={jest.fn()} />);
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Nobody pays that');
  await user.click(screen.getByRole('button', { name: 'Fire it' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Amount is required');
});
