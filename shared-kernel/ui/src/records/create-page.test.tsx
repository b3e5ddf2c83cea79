import { OfficeInput } from '@comptoir/api-contract/offices';
import { act, screen, waitFor } from '@testing-library/react';
import { selection, useSelection } from '@comptoir/kernel/internal/selection';
import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { fieldsOf } from './fields/fields-of';
import { CreatePage } from './create-page';
import { useSubmitGate } from './submit-gate';

const OFFICE = { id: '1', name: '', city: '', countryCode: 'DZ', collectorsAmount: 0, admins: [] };
const TEXTS = {
  title: 'A new office',
  description: 'It is empty at first',
  create: 'Open it',
  created: 'The office is open',
  createFailed: 'Not opened.',
};
const { TextField, CountryField } = fieldsOf<OfficeInput>();

interface NewOfficeProps {
  another?: string;
  wait?: () => Promise<void> | undefined;
}

const atOnce = () => undefined;

function NewOffice({ wait = atOnce, ...props }: NewOfficeProps) {
  const { selectedCountryCode } = useSelection();
  const values = { name: '', city: '', countryCode: selectedCountryCode };
  return (
    <CreatePage
      call="createOffice"
      texts={TEXTS}
      form={{ schema: OfficeInput, values, toBody: ({ name, ...office }) => ({ ...office, name: `${name}!` }) }}
      place={selectedCountryCode}
      {...props}
    >
      <Fields wait={wait} />
    </CreatePage>
  );
}

function Fields({ wait }: Required<Pick<NewOfficeProps, 'wait'>>) {
  useSubmitGate({ label: 'Looking for it', wait });
  return (
    <>
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <CountryField name="countryCode" label="Country" />
    </>
  );
}

function renderNew(api: ApiHandlers = {}, props: NewOfficeProps = {}) {
  return renderScreen(<NewOffice {...props} />, {
    route: '/offices/new',
    path: '/offices/new',
    selection: { country: 'DZ' },
    api,
  });
}

test('a record is created from the form, and its page is left without a question', async () => {
  const { user, calls, address } = renderNew({ createOffice: () => OFFICE });
  expect(screen.getByText('It is empty at first')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Oran Port');
  await user.type(screen.getByLabelText('City'), 'Oran');
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('The office is open')).toBeVisible();
  expect(address()).toBe('/offices');
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Oran Port!', city: 'Oran', countryCode: 'DZ' }]);
});

test('"Save and add another" focuses the first field, and Enter adds the next', async () => {
  const { user, calls, address } = renderNew({ createOffice: () => OFFICE }, { another: 'Another one' });
  await user.type(screen.getByLabelText('Name'), 'Oran Port');
  await user.type(screen.getByLabelText('City'), 'Oran');
  await user.click(screen.getByRole('button', { name: 'Another one' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('Oran Gare{Tab}Oran{Enter}');
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  expect(calls.map(({ body }) => body)).toMatchObject([{ name: 'Oran Port!' }, { name: 'Oran Gare!' }]);
  expect(address()).toBe('/offices/new');
  await user.type(screen.getByLabelText('Name'), 'Oran Est');
  await user.type(screen.getByLabelText('City'), 'Oran');
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  await waitFor(() => expect(address()).toBe('/offices'));
  expect(calls).toHaveLength(3);
});

test('a refused record stays in the form, whichever button submitted it', async () => {
  const { user } = renderNew({ createOffice: () => failure(503, 'Not now.') }, { another: 'Another one' });
  await user.type(screen.getByLabelText('Name'), 'Oran Port');
  await user.type(screen.getByLabelText('City'), 'Oran');
  await user.click(screen.getByRole('button', { name: 'Another one' }));
  expect(await screen.findByText('Not opened. Not now.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Oran Port');
});

test('an invalid field shows its error, and nothing is sent', async () => {
  const { user, calls } = renderNew();
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(calls).toHaveLength(0);
});

test('a failure is reported, and input is kept', async () => {
  const { user } = renderNew({ createOffice: () => failure(503, 'The database is starting.') });
  await user.type(screen.getByLabelText('Name'), 'Oran Port');
  await user.type(screen.getByLabelText('City'), 'Oran');
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('Not opened. The database is starting.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Oran Port');
});

test('another scope is another form', async () => {
  const { user } = renderNew();
  await user.type(screen.getByLabelText('Name'), 'Oran Port');
  act(() => selection.chooseCountry('FR'));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByRole('button', { name: /^Country/ })).toHaveTextContent('France');
});

test('a form whose fields wait for a lookup is submitted after it', async () => {
  let arrive = () => undefined as void;
  const wait = () =>
    new Promise<void>((resolve) => {
      arrive = resolve;
    });
  const { user, calls } = renderNew({ createOffice: () => OFFICE }, { wait });
  await user.type(screen.getByLabelText('Name'), 'Oran Port');
  await user.type(screen.getByLabelText('City'), 'Oran');
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(screen.getByRole('button', { name: 'Looking for it' })).toBeDisabled();
  expect(calls).toHaveLength(0);
  act(() => arrive());
  expect(await screen.findByText('The office is open')).toBeVisible();
});
