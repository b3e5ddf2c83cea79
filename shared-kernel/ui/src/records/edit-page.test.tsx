import { OfficeInput, type Office } from '@comptoir/api-contract/offices';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { apiRecordQuery } from '@comptoir/kernel/internal/query';
import { Link, Route, Routes, useParams } from '@comptoir/kernel/internal/router';
import { failure, refusal, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { fieldsOf } from './fields/fields-of';
import { EditPage } from './edit-page';

const ORAN: Office = { id: '1', name: 'Oran Port', city: 'Oran', countryCode: 'DZ', collectorsAmount: 0, admins: [] };
const LYON: Office = { ...ORAN, id: '2', name: 'Lyon Est', city: 'Lyon', countryCode: 'FR' };
const TEXTS = {
  title: 'An office',
  save: 'Save',
  saved: 'The office is saved',
  saveFailed: 'Not saved.',
  question: 'For ever?',
  deleted: 'The office is gone',
  deleteFailed: 'Not deleted.',
};
const { TextField, CountryField } = fieldsOf<OfficeInput>();
const onDeleted = jest.fn();

function OfficePage() {
  const { id = '' } = useParams();
  return (
    <EditPage
      entity="office"
      record={useQuery(apiRecordQuery('getOffice', { params: { id } }))}
      calls={{ save: 'updateOffice', remove: 'deleteOffice', archive: 'archiveOffice', restore: 'restoreOffice' }}
      texts={TEXTS}
      form={{ schema: OfficeInput, valuesOf: (office) => office, toBody: (office) => office }}
      mayDelete={id === '1'}
      onDeleted={onDeleted}
      summary={<p>Facts about it</p>}
      notice="About offices"
    >
      {() => (
        <>
          <TextField name="name" label="Name" hint="As on the door" />
          <TextField name="city" label="City" />
          <CountryField name="countryCode" label="Country" disabled />
        </>
      )}
    </EditPage>
  );
}

const withVersion = (office: Office) => Response.json(office, { headers: { etag: `"${office.city}"` } });

function renderOffice(api: ApiHandlers = {}) {
  return renderScreen(
    <>
      <Link to="/offices/2">The next one</Link>
      <Routes>
        <Route path="/offices/:id" element={<OfficePage />} />
        <Route path="*" element="The offices" />
      </Routes>
    </>,
    {
      route: '/offices/1',
      api: {
        getOffice: ({ params }) => withVersion(params['id'] === '2' ? LYON : ORAN),
        listAudit: () => [],
        ...api,
      },
    },
  );
}

beforeEach(() => onDeleted.mockClear());

test('a record is saved with the version that was read, and its page is left without a question', async () => {
  const { user, calls, address } = renderOffice({ updateOffice: () => ORAN });
  expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('As on the door');
  await user.type(screen.getByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The office is saved')).toBeVisible();
  expect(address()).toBe('/offices');
  const sent = calls.find(({ operation }) => operation === 'updateOffice');
  expect(sent?.body).toEqual({ name: 'Oran Port 2', city: 'Oran', countryCode: 'DZ' });
  expect(sent?.headers.get('if-match')).toBe('"Oran"');
});

test('a record with unsaved changes is deleted without asking about them', async () => {
  const { user, calls, address } = renderOffice({ deleteOffice: () => undefined });
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('For ever?');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Oran Port');
  await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
  expect(await screen.findByText('The office is gone')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/offices'));
  expect(onDeleted).toHaveBeenCalledTimes(1);
  const sent = calls.find(({ operation }) => operation === 'deleteOffice');
  expect(sent?.headers.get('if-match')).toBe('"Oran"');
});

test('facts come before the form, and Edit leads to its first field', async () => {
  const { user } = renderOffice();
  const name = await screen.findByLabelText('Name');
  const facts = screen.getByText('Facts about it');
  expect(facts.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // Rare actions are folded beside it.
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  // Again after the buttons of the form appeared.
  expect(new Set(scroll.mock.contexts)).toEqual(new Set([name.closest('form')]));
  expect(name).toHaveFocus();
});

test('a refusal is shown at its field, and the page stays', async () => {
  const taken = [{ path: 'city', message: 'There is none there' }];
  const { user, address } = renderOffice({ updateOffice: () => failure(422, 'That is refused.', taken) });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved. That is refused.')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('There is none there');
  expect(screen.getByLabelText('City')).toHaveFocus();
  expect(address()).toBe('/offices/1');
});

test('the rare actions fold while the record is archived', async () => {
  let answer: (response: Response) => void = () => undefined;
  const archiveOffice = () => new Promise<Response>((resolve) => (answer = resolve));
  const { user } = renderOffice({ archiveOffice });
  await screen.findByLabelText('Name');
  const more = screen.getByRole('button', { name: 'More' });
  await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
  answer(failure(409, 'The office has cash.'));
  expect(await screen.findByText(/The office has cash/)).toBeVisible();
});

test('the reason that prevents a deletion stays on the page', async () => {
  const { user } = renderOffice({ deleteOffice: () => refusal('office-in-use', { inTheWay: '2 agencies' }) });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
  const said =
    'This office cannot be deleted: it still has 2 agencies. Archive it instead: its books stay readable, and it can be restored.';
  expect(await screen.findByText(`Not deleted. ${said}`)).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByText('About offices')).toBeVisible();
});

test.each([
  ['no-access', 'You do not have access to this.'],
  ['not-ready', 'The server is not ready. Please try again in a moment.'],
] as const)('a deletion refused with %s, which the user cannot resolve, is reported once', async (code, said) => {
  const { user } = renderOffice({ deleteOffice: () => refusal(code) });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
  expect(await screen.findByText(`Not deleted. ${said}`)).toBeVisible();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test('leaving with unsaved changes asks; another record starts without input', async () => {
  const { user } = renderOffice();
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('link', { name: 'The next one' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Lyon Est'));
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'The next one' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
