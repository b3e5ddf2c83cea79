import type { Collection } from '@comptoir/api-contract/collections';
import type { Role } from '@comptoir/api-contract/roles';
import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { collection, collectionEntry, selection } from '../testing/samples';
import { CollectionPage } from './collection.page';

interface Circumstances {
  role?: Role;
  api?: ApiHandlers;
}

function open(stored: Collection = collection, { role = 'SUPERADMIN', api }: Circumstances = {}) {
  return renderScreen(<CollectionPage />, {
    route: '/money-book/1042',
    path: '/money-book/:id',
    claims: { role },
    selection,
    api: {
      getCollection: () => stored,
      listAudit: () => [],
      listCorrectionRequests: () => [],
      listGeneralLedger: () => ({ generalLedgers: [], total: 0 }),
      ...api,
    },
  });
}

const amount = () => screen.findByRole('spinbutton', { name: 'Collected amount' });
const save = () => screen.getByRole('button', { name: 'Save changes' });

describe('a collection in the money book', () => {
  test('shows its day in words, amount, agency and collector', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Money Book #1042' })).toBeVisible();
    expect(await screen.findByText('Thursday, 5 November 2026')).toBeVisible();
    expect(screen.getByText('$440.00')).toBeVisible();
    expect(screen.getByText('Pharmacie Audin')).toBeVisible();
    expect(screen.getByText('3 Place Maurice Audin')).toBeVisible();
    expect(screen.getAllByText('Amel Cherif')[0]).toBeVisible();
    expect(screen.getByRole('link', { name: '+213 555 01 56 00' })).toBeVisible();
  });

  test('without a day shows N/A', async () => {
    open({ ...collection, status: 'UNCOLLECTED', actualCollectionDate: null, collectedAmount: null });
    expect(await screen.findByText('N/A')).toBeVisible();
    expect(screen.getByText('Not collected yet')).toBeVisible();
  });

  test.each(['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const)(
    'an open one links an %s to its recording, and always to its collection',
    async (role) => {
      open({ ...collection, status: 'UNCOLLECTED', actualCollectionDate: null, collectedAmount: null }, { role });
      const record = await screen.findByRole('link', { name: 'Record collection' });
      expect(record).toHaveAttribute('href', '/collection-schedules/1042/record');
      expect(screen.getByRole('link', { name: 'Collection #1042' })).toHaveAttribute(
        'href',
        '/collection-schedules/1042',
      );
    },
  );

  test('a recorded one is not recorded again and links to its entries', async () => {
    const correction = {
      ...collectionEntry,
      id: '556',
      kind: 'CORRECTION',
      transaction: { ...collectionEntry.transaction, amount: -40 },
    } as const;
    const { calls } = open(collection, {
      api: { listGeneralLedger: () => ({ generalLedgers: [correction, collectionEntry], total: 2 }) },
    });
    const entries = within(await screen.findByRole('list', { name: 'In the money book' }));
    // Placeholder while loading.
    expect(entries.getByRole('listitem')).toHaveTextContent(/^…$/);
    await entries.findByRole('link', { name: 'Entry #551' });
    expect(entries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Entry #556 · Correction · .*\u2212\$40\.00$/),
      expect.stringMatching(/^Entry #551 · Collection · .*\$440\.00$/),
    ]);
    expect(entries.getByRole('link', { name: 'Entry #551' })).toHaveAttribute('href', '/money-book/entries/551');
    expect(calls.find(({ operation }) => operation === 'listGeneralLedger')?.query).toMatchObject({
      collectionId: '1042',
    });
    expect(screen.queryByRole('link', { name: 'Record collection' })).not.toBeInTheDocument();
  });

  test('separates the notes of the back office from those of the collector', async () => {
    open();
    const admin = within(await screen.findByRole('region', { name: 'Admin' }));
    const collector = within(screen.getByRole('region', { name: 'Collector' }));
    expect(admin.getByText('Ring twice')).toBeVisible();
    expect(collector.getByText('The shop was closed at first')).toBeVisible();
    expect(admin.queryByText('The shop was closed at first')).not.toBeInTheDocument();
  });

  test('shows images as thumbnails and other files as tiles, each with a download', async () => {
    open();
    const files = within(await screen.findByRole('list', { name: 'Media' }));
    expect(files.getByRole('img', { name: 'receipt.jpg' })).toHaveAttribute('src', '/media/1?signature=x');
    expect(files.queryByRole('img', { name: 'statement.pdf' })).not.toBeInTheDocument();
    expect(files.getByRole('button', { name: 'Download statement.pdf' })).toBeVisible();
  });

  test('enlarges pictures only', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Enlarge receipt.jpg' }));
    expect(within(screen.getByRole('dialog', { name: 'receipt.jpg' })).getByRole('img')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enlarge statement.pdf' })).not.toBeInTheDocument();
  });

  test('a failed download is logged and reported', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { user } = open();
    const download = await screen.findByRole('button', { name: 'Download receipt.jpg' });
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 404 }));
    await user.click(download);
    expect((await screen.findAllByText(/^Failed to download media/))[0]).toBeVisible();
    expect(log).toHaveBeenCalledWith('Failed to download media', expect.any(Error));
  });

  test('one out of reach shows a notice and a retry', async () => {
    open(collection, { api: { getCollection: () => failure(404, 'There is no such collection') } });
    expect(await screen.findByText('There is no such collection')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the collected amount', () => {
  test.each(['ADMIN', 'OFFICEMANAGER'] as const)('cannot be corrected by an %s', async (role) => {
    open(collection, { role });
    expect(await screen.findByText('$440.00')).toBeVisible();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });

  test('is a number with steps of a cent', async () => {
    open();
    expect(await amount()).toHaveAttribute('step', '0.01');
    expect(await amount()).toHaveValue(440);
  });

  test('shows the difference that its correction will book, to the cent', async () => {
    const { user } = open();
    await user.clear(await amount());
    await user.type(await amount(), '413.6');
    expect(screen.getByText('Books \u2212$26.40')).toBeVisible();
    expect(await amount()).toHaveAccessibleDescription('Books \u2212$26.40');
    await user.clear(await amount());
    await user.type(await amount(), '440');
    expect(await amount()).toHaveAccessibleDescription('Same amount as recorded: the balance does not change');
    await user.clear(await amount());
    await user.type(await amount(), '440.07');
    expect(screen.getByText('Books +$0.07')).toBeVisible();
  });

  test('needs a reason when it is recorded far from the scheduled amount, and none near it', async () => {
    const { user, calls } = open({
      ...collection,
      status: 'UNCOLLECTED',
      actualCollectionDate: null,
      collectedAmount: null,
    });
    const changes = () => calls.filter(({ operation }) => operation === 'updateCollection');
    await user.type(await amount(), '6350000');
    await user.click(save());
    expect(await screen.findByText('Reason is required')).toBeVisible();
    expect(changes()).toHaveLength(0);
    await user.clear(await amount());
    await user.type(await amount(), '441');
    await user.click(save());
    await waitFor(() => expect(changes()).toHaveLength(1));
  });

  test('needs a reason for a correction', async () => {
    const { user, calls } = open();
    await user.clear(await amount());
    await user.type(await amount(), '413.6');
    await user.click(save());
    expect(await screen.findByText('Reason is required')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'updateCollection')).toBe(false);
  });

  test('is sent with its reason and the version that was read', async () => {
    const { user, calls } = open(collection, {
      api: { updateCollection: () => ({ ...collection, collectedAmount: 413.6 }) },
    });
    await user.clear(await amount());
    await user.type(await amount(), '413.6');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Counted again');
    await user.click(save());
    expect((await screen.findAllByText('Collection schedule updated successfully'))[0]).toBeVisible();
    const change = calls.find(({ operation }) => operation === 'updateCollection');
    expect(change?.body).toEqual({ collectedAmount: 413.6, collectionNotes: [], correctionReason: 'Counted again' });
    expect(change?.headers.get('if-match')).toBe('"1"');
  });

  test('shows the corrected value with nothing left to save', async () => {
    let stored = collection;
    const { user } = open(collection, {
      api: {
        getCollection: () => Response.json(stored, { headers: { etag: `"${stored.collectedAmount}"` } }),
        updateCollection: () => (stored = { ...collection, collectedAmount: 413.6 }),
      },
    });
    await user.clear(await amount());
    await user.type(await amount(), '413.6');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Counted again');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue(''));
    expect(await amount()).toHaveValue(413.6);
    expect(save()).toBeDisabled();
  });

  test('keeps the typed values of a failed correction, which is shown and logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { user } = open(collection, { api: { updateCollection: () => failure(503, 'The database is not ready.') } });
    await user.clear(await amount());
    await user.type(await amount(), '413.6');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Counted again');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is not ready.');
    expect(await amount()).toHaveValue(413.6);
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('Failed to update collection schedule. Please try again.', expect.any(Error)),
    );
  });
});
