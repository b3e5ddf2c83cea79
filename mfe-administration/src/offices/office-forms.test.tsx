import { queryClient } from '@comptoir/kernel/query';
import { selection } from '@comptoir/kernel/selection';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { asAdmin } from '../testing/as';
import { algiers, officeSummary } from '../testing/samples';
import { Area } from './offices.area';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

function renderOffice(route: string, { api, ...options }: Options = {}) {
  return renderScreen(<Area />, {
    route,
    path: '/manage-offices/*',
    api: {
      listOffices: () => [algiers],
      getOffice: () => algiers,
      getOfficeSummary: () => officeSummary,
      getOverview: () => ({ places: [], collectors: [] }),
      listAudit: () => [],
      ...api,
    },
    ...options,
  });
}

const add = '/manage-offices/new';
const edit = `/manage-offices/${algiers.id}`;

describe('a new office', () => {
  test('shows missing fields', async () => {
    const { user } = renderOffice(add);
    await user.click(await screen.findByRole('button', { name: 'Create office' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('City is required')).toBeVisible();
    expect(screen.getByText('Country is required')).toBeVisible();
  });

  test('is created in the selected country, announced, and followed by the list', async () => {
    const { user, calls, address } = renderOffice(add, {
      selection: { country: 'DZ' },
      api: { createOffice: () => algiers },
    });
    expect(await screen.findByRole('heading', { name: 'Add Office' })).toBeVisible();
    await user.type(screen.getByLabelText('Name'), ' Algiers Centre ');
    await user.type(screen.getByLabelText('City'), 'Algiers');
    await user.click(screen.getByRole('button', { name: 'Create office' }));
    expect((await screen.findAllByText('Office created successfully'))[0]).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'createOffice')).toMatchObject({
      body: { name: 'Algiers Centre', city: 'Algiers', countryCode: 'DZ', timeZone: 'Africa/Algiers' },
    });
    expect(address()).toBe('/manage-offices');
  });

  test('refreshes the list of offices and the list of their countries', async () => {
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    const { user } = renderOffice(add, { selection: { country: 'DZ' }, api: { createOffice: () => algiers } });
    await user.type(await screen.findByLabelText('Name'), 'Algiers Centre');
    await user.type(screen.getByLabelText('City'), 'Algiers');
    await user.click(screen.getByRole('button', { name: 'Create office' }));
    await waitFor(() => expect(invalidate).toHaveBeenCalledWith(expect.objectContaining({ queryKey: ['offices'] })));
  });

  test('keeps the input when it is refused, and shows the issue at its field', async () => {
    const { user, address } = renderOffice(add, {
      selection: { country: 'DZ' },
      api: {
        createOffice: () =>
          failure(422, 'Please check.', [{ path: 'name', message: 'There is an office of this name' }]),
      },
    });
    await user.type(await screen.findByLabelText('Name'), 'Algiers Centre');
    await user.type(screen.getByLabelText('City'), 'Algiers');
    await user.click(screen.getByRole('button', { name: 'Create office' }));
    expect((await screen.findAllByText(/^Failed to create office\./))[0]).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('There is an office of this name');
    expect(screen.getByLabelText('City')).toHaveValue('Algiers');
    expect(address()).toBe(add);
  });

  test('of an ADMIN is in their own country', async () => {
    renderOffice(add, { claims: asAdmin, selection: { country: 'DZ' } });
    expect(await screen.findByRole('button', { name: /^Country/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Country/ })).toHaveTextContent('Algeria');
  });
});

describe('an office that is edited', () => {
  test('is changed with the version that was read', async () => {
    const { user, calls, address } = renderOffice(edit, { api: { updateOffice: () => algiers } });
    expect(await screen.findByRole('heading', { name: 'Edit Office' })).toBeVisible();
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Algiers Port');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findAllByText('Office updated successfully'))[0]).toBeVisible();
    const change = calls.find(({ operation }) => operation === 'updateOffice');
    expect(change?.body).toEqual({
      name: 'Algiers Port',
      city: 'Algiers',
      countryCode: 'DZ',
      timeZone: 'Africa/Algiers',
    });
    expect(change?.headers.get('if-match')).toBe('"1"');
    expect(address()).toBe('/manage-offices');
  });

  test('changed by another person is offered again, and nothing is overwritten', async () => {
    let name = algiers.name;
    const { user } = renderOffice(edit, {
      api: {
        getOffice: () => Response.json({ ...algiers, name }, { headers: { etag: `"${name}"` } }),
        updateOffice: () => failure(412, 'Somebody else changed this office.'),
      },
    });
    await screen.findByDisplayValue('Algiers Centre');
    name = 'Algiers Bab El Oued';
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
    expect(await screen.findByDisplayValue('Algiers Bab El Oued')).toBeVisible();
  });

  test('is deleted after the question, and removed from the selection', async () => {
    const { user, calls, address } = renderOffice(edit, {
      selection: { country: 'DZ', office: algiers.id },
      api: { deleteOffice: () => undefined },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toHaveAccessibleDescription(
      'This action cannot be undone. This will permanently delete the office. Algiers Centre',
    );
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    expect((await screen.findAllByText('Office deleted successfully'))[0]).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'deleteOffice')?.headers.get('if-match')).toBe('"1"');
    expect(address()).toBe('/manage-offices');
    expect(selection.get()).toEqual({ selectedCountryCode: 'DZ', selectedOfficeId: null });
  });

  test('changed by another person is not deleted unseen: the change is offered first, and the input stays', async () => {
    let name = algiers.name;
    const { user, calls } = renderOffice(edit, {
      api: {
        getOffice: () => Response.json({ ...algiers, name }, { headers: { etag: `"${name}"` } }),
        deleteOffice: () => failure(412, 'Somebody else changed this office.'),
      },
    });
    await user.type(await screen.findByLabelText('City'), ' (half)');
    name = 'Algiers Bab El Oued';
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    expect(await screen.findByText(/^Nothing was deleted/)).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Algiers (half)');
    await user.click(screen.getByRole('button', { name: 'Load the current version' }));
    expect(await screen.findByDisplayValue('Algiers Bab El Oued')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Algiers (half)');
    expect(screen.queryByText(/^Nothing was deleted/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    await waitFor(() => expect(calls.filter(({ operation }) => operation === 'deleteOffice')).toHaveLength(2));
    const versions = calls
      .filter(({ operation }) => operation === 'deleteOffice')
      .map(({ headers }) => headers.get('if-match'));
    expect(versions).toEqual(['"Algiers Centre"', '"Algiers Bab El Oued"']);
  });

  test('shows what blocks its deletion, and keeps showing it', async () => {
    const obstacle = 'This office still has 3 agencies and 2 collectors.';
    const { user, address } = renderOffice(edit, { api: { deleteOffice: () => failure(409, obstacle) } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    expect((await screen.findAllByText(`Failed to delete office. ${obstacle}`))[0]).toBeVisible();
    expect(screen.getByText(obstacle, { exact: true })).toBeVisible();
    expect(address()).toBe(edit);
  });

  test('is archived after a question that names the consequences, and can be restored at once', async () => {
    const { user, calls, address } = renderOffice(edit, {
      api: { archiveOffice: () => algiers, restoreOffice: () => algiers },
    });
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^The people of this office are signed out/);
    await user.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1) ?? document.body);
    await waitFor(() => expect(address()).toBe('/manage-offices'));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(calls.find(({ operation }) => operation === 'archiveOffice')?.headers.get('if-match')).toBe('"1"');
  });

  test('that does not exist shows a message', async () => {
    renderOffice(edit, { api: { getOffice: () => failure(404, 'There is no such office.') } });
    expect(await screen.findByText('There is no such office.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});
