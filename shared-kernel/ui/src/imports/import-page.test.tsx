import type { Import, ImportRow } from '@comptoir/api-contract/imports';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal, renderScreen, uploadStandIn, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { ImportPage } from './import-page';

const OFFICE = '01890000-0000-7000-8000-00000000000a';
const record: Import = {
  id: '01890000-0000-7000-8000-0000000000d1',
  kind: 'agencies',
  officeId: OFFICE,
  fileName: 'agencies.csv',
  state: 'unmapped',
  createdAt: '2026-11-24T08:30:00.000Z',
  by: { id: OFFICE, name: 'Amel Cherif' },
  columns: [
    { title: 'Was', field: null, samples: ['Pharmacie Audin'] },
    { title: 'Wo', field: 'city', samples: ['Algiers'] },
  ],
  headerRow: 1,
  head: [
    { row: 1, cells: ['Was', 'Wo'] },
    { row: 2, cells: ['Pharmacie Audin', 'Algiers'] },
  ],
  counts: { total: 3, new: 0, changed: 0, equal: 0, wrong: 0, warned: 0 },
  hash: null,
  progress: { chosen: 0, done: 0, refused: 0, undone: 0, kept: 0 },
};
const row = {
  changes: [],
  problems: [],
  understood: {},
  warnings: [],
  outcome: null,
  recordId: null,
} satisfies Partial<ImportRow>;
const rows: ImportRow[] = [
  { ...row, row: 2, kind: 'new', values: { name: 'Pharmacie Audin', city: 'Algiers' } },
  { ...row, row: 3, kind: 'new', values: { name: 'Superette Bab', city: 'Algiers' } },
  {
    ...row,
    row: 4,
    kind: 'wrong',
    values: { name: '', city: 'Oran' },
    problems: [{ path: 'name', message: 'Name is required' }],
  },
];
const file = new File(['Was;Wo\nPharmacie Audin;Algiers'], 'agencies.csv', { type: 'text/csv', lastModified: 1 });

/** The page with a simulated server that advances on request. */
function open(handlers: ApiHandlers = {}, { route = '/agencies/import' } = {}) {
  let now = record;
  return renderScreen(
    <ImportPage
      kind="agencies"
      title="Import agencies"
      rule="A row is about the agency that has its name."
      fields={{ name: 'Agency name', city: 'Town' }}
      list="/agencies"
    />,
    {
      route,
      claims: { role: 'ADMIN', countryCode: 'DZ' },
      selection: { country: 'DZ', office: OFFICE },
      api: {
        listImports: () => [],
        createImport: () => Response.json({ import: record, uploadUrl: '/upload/1' }, { status: 201 }),
        getImport: () => now,
        mapImport: () =>
          (now = { ...record, state: 'ready', hash: 'seen', counts: { ...record.counts, new: 2, wrong: 1 } }),
        listImportRows: ({ query }) => rows.filter(({ kind }) => kind === query['only']),
        commitImport: () => (now = { ...now, state: 'committed', progress: { ...now.progress, chosen: 1, done: 1 } }),
        ...handlers,
      },
    },
  );
}

beforeEach(() => sessionStorage.clear());

const picker = () => screen.findByLabelText('Choose a file');
const requests = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter(({ operation }) => operation === name);

test('a file passes through columns and preview to the result', async () => {
  const received = uploadStandIn(() => ({ status: 204 }));
  const { user, calls, address } = open();
  await user.upload(await picker(), file);
  await waitFor(() => expect(address()).toBe(`/agencies/import?import=${record.id}`));
  expect(received).toMatchObject([{ url: '/upload/1', contentType: 'application/octet-stream' }]);
  expect(requests(calls, 'createImport')[0]?.body).toMatchObject({ kind: 'agencies', officeId: OFFICE });

  expect(await screen.findByText('Still required: Agency name.')).toBeVisible();
  expect(screen.getByText('Columns')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Field of Was' }));
  await user.click(await screen.findByRole('option', { name: 'Agency name' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));

  const filter = await screen.findByRole('group', { name: 'Show' });
  expect(requests(calls, 'mapImport')[0]?.body).toEqual({ fields: ['name', 'city'] });
  expect(within(filter).getByRole('button', { pressed: true })).toHaveTextContent('1 wrong');
  expect(await screen.findByText('Agency name: Name is required')).toBeVisible();
  expect(within(filter).queryByRole('button', { name: /changed/ })).not.toBeInTheDocument();
  await user.click(within(filter).getByRole('button', { name: '2 new' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Import row 3' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));

  expect(await screen.findByText('1 row was imported.')).toBeVisible();
  expect(requests(calls, 'commitImport')[0]?.body).toEqual({ hash: 'seen', kinds: ['new', 'changed'], without: [3] });
  expect(screen.getByRole('link', { name: 'Open the list' })).toHaveAttribute('href', '/agencies');
});

test('rows excluded from a preview stay excluded after a reload, and not in another preview', async () => {
  const ready: Import = { ...record, state: 'ready', hash: 'seen', counts: { ...record.counts, new: 2, changed: 1 } };
  const now = { hash: 'seen' };
  const openReady = () =>
    open({ getImport: () => ({ ...ready, ...now }) }, { route: `/agencies/import?import=${record.id}` });
  const { user, unmount } = openReady();
  await user.click(await screen.findByRole('checkbox', { name: 'Import row 3' }));
  await user.click(screen.getByRole('checkbox', { name: 'Change existing records' }));
  expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  unmount();
  const again = openReady();
  expect(await screen.findByRole('checkbox', { name: 'Import row 3' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  again.unmount();
  now.hash = 'other';
  openReady();
  expect(await screen.findByRole('checkbox', { name: 'Import row 3' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Change existing records' })).not.toBeChecked();
});

/** jsdom has no `Blob.text`. */
async function textOf(blob = new Blob()): Promise<string> {
  const reader = new FileReader();
  reader.readAsText(blob);
  await waitFor(() => expect(reader.result).not.toBeNull());
  return typeof reader.result === 'string' ? reader.result : '';
}

test('all wrong rows are downloaded with their reasons', async () => {
  const problems = [{ path: 'name', message: 'Name is required' }];
  const wrong = Array.from({ length: 201 }, (_, at): ImportRow => {
    const values = { city: at === 0 ? '=Oran "1"' : `Oran ${at}` };
    return { ...row, row: at + 2, kind: 'wrong', values, problems };
  });
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open(
    {
      getImport: () => ({ ...record, state: 'ready', hash: 'seen', counts: { ...record.counts, wrong: 201 } }),
      listImportRows: ({ query }) => wrong.filter((one) => one.row > Number(query['after'])).slice(0, 200),
    },
    { route: `/agencies/import?import=${record.id}` },
  );
  await user.click(await screen.findByRole('button', { name: 'Download wrong rows' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await textOf(saved[0])).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['"Wo","Problem"', `"'=Oran ""1""","Name is required"`]);
  expect(lines).toHaveLength(203);
});

test('a refused file shows the reason, and another can be chosen', async () => {
  const reason = await refusal('import-type').text();
  const received = uploadStandIn(() => (received.length === 1 ? { status: 415, body: reason } : { status: 204 }));
  const { user, calls, address } = open();
  await user.upload(await picker(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This file was not acceptedThis is neither a workbook (XLSX) nor a text with columns (CSV).',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.upload(await picker(), file);
  await waitFor(() => expect(address()).toContain(record.id));
  const keys = requests(calls, 'createImport').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('a file that is too large is not sent', async () => {
  const received = uploadStandIn(() => ({ status: 204 }));
  const { user, calls } = open();
  const large = new File(['x'], 'large.csv');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await user.upload(await picker(), large);
  expect(await screen.findByRole('alert')).toHaveTextContent('at most 10 MB');
  expect(received).toHaveLength(0);
  expect(requests(calls, 'createImport')).toHaveLength(0);
});

test.each([
  ['it waits for the file', { status: 204 }],
  ['the file had arrived', 'import-state'],
] as const)('after a lost answer the created import is continued: %s', async (_, next) => {
  const second = next === 'import-state' ? { status: 409, body: await refusal(next).text() } : next;
  const received = uploadStandIn(() => (received.length === 1 ? null : second));
  const { user, calls, address } = open();
  await user.upload(await picker(), file);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toContain(record.id));
  expect(received).toHaveLength(2);
  const keys = requests(calls, 'createImport').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('after a lost refusal of the file, the refusal is requested again', async () => {
  const gone = { status: 404, body: await refusal('not-found', { record: 'record' }).text() };
  const wrong = { status: 422, body: await refusal('import-empty').text() };
  const received = uploadStandIn(() => [null, gone, wrong][received.length - 1] ?? null);
  const { user } = open();
  await user.upload(await picker(), file);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This file has no rows below its titles.')).toBeVisible();
  expect(received).toHaveLength(3);
});

test('a file saved again under the same name is another import', async () => {
  const received = uploadStandIn(() => (received.length === 1 ? null : { status: 204 }));
  const { user, calls, address } = open();
  await user.upload(await picker(), file);
  await screen.findByRole('button', { name: 'Try again' });
  await user.upload(await picker(), new File(['Was;Wo\nB;C'], file.name, { type: file.type, lastModified: 2 }));
  await waitFor(() => expect(address()).toContain(record.id));
  const keys = requests(calls, 'createImport').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('a refusal of columns names fields as the screen does', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open({
    getImport: () => ({ ...record, columns: record.columns.map((column) => ({ ...column, field: 'name' })) }),
    mapImport: () => refusal('import-column-twice', { field: 'name' }),
  });
  uploadStandIn(() => ({ status: 204 }));
  await user.upload(await picker(), file);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Two columns are mapped to Agency name.');
});

test('templates are labelled as templates', async () => {
  open();
  const templates = await screen.findByRole('region', { name: /^No file yet/ });
  expect(within(templates).getByRole('button', { name: 'Template (CSV)' })).toBeVisible();
  expect(within(templates).getByRole('button', { name: 'Template (Excel)' })).toBeVisible();
});

test('the last three imports are listed, and an unfinished one can be continued', async () => {
  const states = ['ready', 'committed', 'withdrawn', 'committed'] as const;
  const listImports = () =>
    states.map((state, at) => ({ ...record, id: record.id.replace(/.$/, `${at}`), fileName: `${at}.csv`, state }));
  const { user, address } = open({ listImports });
  expect(await screen.findByText('0.csv')).toBeVisible();
  expect(screen.getByText('3.csv')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(address()).toMatch(/\?import=.*0$/);
});

function openCollections(
  preview: readonly Partial<ImportRow>[],
  more: Partial<Import> = {},
  handlers: ApiHandlers = {},
) {
  const shown = preview.map((one, at): ImportRow => ({ ...row, row: at + 2, kind: 'new', values: {}, ...one }));
  const counts = {
    ...record.counts,
    new: shown.length,
    warned: shown.filter(({ warnings }) => warnings.length > 0).length,
  };
  const ready: Import = { ...record, kind: 'collections', state: 'ready', hash: 'seen', counts, columns: [], ...more };
  return renderScreen(
    <ImportPage
      kind="collections"
      title="Import pick-ups"
      rule="A row belongs to a pick-up."
      fields={{ agency: 'Agency', date: 'Date', amount: 'Amount', collector: 'Collector' }}
      list="/collection-schedules"
    />,
    {
      route: `/collection-schedules/import?import=${record.id}`,
      claims: { role: 'ADMIN', countryCode: 'DZ' },
      selection: { country: 'DZ', office: OFFICE },
      api: { getImport: () => ready, listImportRows: () => shown, listImports: () => [], ...handlers },
    },
  );
}

test('a preview shows parsed values beside cells that differ', async () => {
  openCollections([
    {
      values: { agency: 'PHARMACIE  AUDIN', date: '5/1/31', time: '9h', amount: '12.500', currency: 'DA' },
      understood: {
        agency: 'Pharmacie Audin',
        date: '2031-01-05',
        time: '09:00',
        amount: '12500.00',
        currency: 'DZD',
        collector: 'Yacine Khelifi',
      },
      warnings: [{ path: 'date', code: 'import-same-day', message: '', values: { pickUps: '08:00 EUR 5.00' } }],
    },
  ]);
  const rowOf = await screen.findByRole('row', { name: /Pharmacie Audin/ });
  const cellOf = (title: string) => {
    const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === title);
    return within(rowOf).getAllByRole('cell')[at];
  };
  expect(cellOf('Agency')).toHaveTextContent('Pharmacie Audin “PHARMACIE AUDIN”');
  expect(cellOf('Date')).toHaveTextContent('Sun 05/01/2031 09:00 “5/1/31 9h”');
  expect(cellOf('Amount')).toHaveTextContent('DA 12,500.00 “12.500”');
  expect(cellOf('Collector')).toHaveTextContent('Yacine Khelifi');
  expect(rowOf).toHaveTextContent('This agency already has a collection on that day: 08:00 EUR 5.00');
  expect(screen.getByRole('button', { name: '(1 to check)' })).toBeVisible();
});

test('a cell equal to its parsed value is not shown twice', async () => {
  openCollections([
    {
      values: { agency: 'Pharmacie Audin', date: '2031-01-05', amount: '500', currency: 'EUR' },
      understood: { agency: 'Pharmacie Audin', date: '2031-01-05', amount: '500.00', currency: 'EUR' },
    },
  ]);
  const rowOf = await screen.findByRole('row', { name: /Pharmacie Audin/ });
  expect(rowOf).toHaveTextContent('€500.00');
  expect(rowOf).not.toHaveTextContent('“500”');
});

test('changed amounts and days are formatted', async () => {
  openCollections([
    {
      kind: 'changed',
      values: { agency: 'Pharmacie Audin', date: '6/1/31', amount: '12.500' },
      understood: { agency: 'Pharmacie Audin', date: '2031-01-06', amount: '12500.00', currency: 'DZD' },
      changes: [
        { field: 'date', from: '05/01/2031', to: '06/01/2031' },
        { field: 'amount', from: '500.00', to: '12500.00' },
      ],
    },
  ]);
  const rowOf = await screen.findByRole('row', { name: /Pharmacie Audin/ });
  expect(rowOf).toHaveTextContent('05/01/2031 → Mon 06/01/2031 “6/1/31”');
  expect(rowOf).toHaveTextContent(/DA\s500.00 → DA\s12,500.00 “12.500”/);
});

test('a wrong row shows its errors beside the texts of its cells', async () => {
  const problems = [
    { path: 'date', message: 'The year is between 2000 and 2099' },
    { path: 'amount', code: 'import-no-amount', message: '', values: { text: 'many' } },
  ];
  openCollections([
    { kind: 'wrong', values: { agency: 'Pharmacie Audin', date: '5/1/1448', amount: 'many' }, problems },
  ]);
  const rowOf = await screen.findByRole('row', { name: /Pharmacie Audin/ });
  expect(within(rowOf).getByText('Date: The year is between 2000 and 2099')).toBeVisible();
  expect(within(rowOf).getByText('Amount: Not an amount: many')).toBeVisible();
  expect(within(rowOf).getByText('5/1/1448')).toBeVisible();
  expect(within(rowOf).getByText('many')).toBeVisible();
});

test('skipped columns are named in the preview, with a link to the columns', async () => {
  const columns = [
    { title: 'Agence', field: 'agency', samples: [] },
    { title: 'Porteur', field: null, samples: [] },
  ];
  const { user } = openCollections([{}], { columns, leftOut: ['Far'] });
  const notice = await screen.findByText('Not imported: Porteur, Far.');
  expect(notice).toBeVisible();
  const row = await screen.findByRole('row', { name: /Amount\s*no column in the file/ });
  expect(row).toHaveTextContent(/Collector\s*no column in the file/);
  await user.click(screen.getAllByRole('button', { name: 'Columns' })[0] ?? notice);
  expect(await screen.findByText(/^Not recognised: Porteur\./)).toHaveTextContent(
    'Missing columns: Collector, Date, Amount.',
  );
  expect(screen.getByText('Still required: Date.')).toBeVisible();
  const titles = screen
    .getAllByRole('combobox', { name: /^Field of/ })
    .map((field) => field.getAttribute('aria-label'));
  expect(titles).toEqual(['Field of Porteur', 'Field of Agence']);
});

test('another row can be the header', async () => {
  const { user, calls } = openCollections([{}], {}, { mapImport: () => ({ ...record, headerRow: 2 }) });
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('combobox', { name: 'Titles in' }));
  await user.click(await screen.findByRole('option', { name: 'Row 2: Pharmacie Audin · Algiers' }));
  await waitFor(() => expect(requests(calls, 'mapImport')[0]?.body).toEqual({ headerRow: 2 }));
});

describe('a file read in a guessed encoding', () => {
  const encoding = { name: 'windows-1252', isGuess: true } as const;
  const other = '01890000-0000-7000-8000-0000000000d2';
  const createImport = () =>
    Response.json({ import: { ...record, id: other }, uploadUrl: '/upload/2' }, { status: 201 });
  const readAsArabic = async ({ user }: ReturnType<typeof open>) => {
    const choice = await screen.findByRole('combobox', { name: 'Read as' });
    expect(choice).toHaveTextContent('Windows-1252 (Latin) (guessed)');
    await user.click(choice);
    await user.type(await screen.findByRole('combobox', { name: /search/i }).catch(() => choice), 'Arabic');
    await user.click(await screen.findByRole('option', { name: 'Windows-1256 (Arabic)' }));
  };

  test('is requested again after a reload of the page', async () => {
    const received = uploadStandIn(() => ({ status: 204 }));
    const screenOf = openCollections([{}], { encoding }, { createImport });
    expect(await screen.findByText('Windows-1252 (Latin) (guessed)')).toBeVisible();
    await screenOf.user.click(screen.getByRole('button', { name: 'Columns' }));
    await readAsArabic(screenOf);
    expect(await screen.findByText('Choose agencies.csv again to read it as Windows-1256 (Arabic).')).toBeVisible();
    await screenOf.user.upload(await picker(), file);
    await waitFor(() => expect(screenOf.address()).toContain(other));
    expect(requests(screenOf.calls, 'createImport')[0]?.body).toMatchObject({ encoding: 'windows-1256' });
    expect(received).toHaveLength(1);
  });

  test('is sent again automatically while the page has it', async () => {
    const received = uploadStandIn(() => ({ status: 204 }));
    const screenOf = open({ getImport: () => ({ ...record, encoding }) });
    await screenOf.user.upload(await picker(), file);
    await readAsArabic(screenOf);
    await waitFor(() => expect(received).toHaveLength(2));
    expect(requests(screenOf.calls, 'createImport').map(({ body }) => body)).toMatchObject([
      { fileName: 'agencies.csv' },
      { fileName: 'agencies.csv', encoding: 'windows-1256' },
    ]);
  });
});
