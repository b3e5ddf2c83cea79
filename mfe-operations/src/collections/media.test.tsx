import { MEDIA_EXTENSIONS, MEDIA_SIZE_LIMIT_BYTES } from '@comptoir/api-contract/collections';
import { failure, refusal, uploadStandIn } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderArea } from '../testing/render-area';
import { agency, collection, collector } from '../testing/samples';
import { Area } from './collections.area';

// The calendar is slow in jsdom.
jest.setTimeout(20_000);

const EDIT = '/collection-schedules/edit/1042';
const receipt = new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' });
const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const stored = {
  id: '01890000-0000-7000-8000-0000000000f1',
  url: '/media/f1',
  name: 'stored.pdf',
  contentType: 'application/pdf',
  size: 340_200,
};

const api = {
  listAgencies: () => [agency],
  listUsers: () => [collector],
  listCollections: () => [collection],
  getCollection: () => Response.json({ ...collection, mediaFiles: [stored] }, { headers: { etag: '"7"' } }),
  updateCollection: () => collection,
  uploadMedia: ({ query }: { query: Readonly<Record<string, string>> }) => ({
    presignedUrl: `/upload/${query['name']}`,
    mediaId: stored.id,
  }),
};

const picker = () => screen.findByLabelText('Files', { selector: 'input' });
const files = () => screen.getByRole('list', { name: 'Files' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('chosen files are shown before they are sent and can be removed', async () => {
  const { user } = renderArea(Area, { route: EDIT, api });
  await user.upload(await picker(), [receipt, photo]);
  expect(within(files()).getByText('receipt.pdf')).toBeVisible();
  await user.click(within(files()).getByRole('button', { name: 'Remove photo.jpg' }));
  expect(within(files()).queryByText('photo.jpg')).not.toBeInTheDocument();
});

test('every accepted file type can be chosen', async () => {
  const { user } = renderArea(Area, { route: EDIT, api });
  const chosen = MEDIA_EXTENSIONS.map((extension) => new File(['x'], `sample.${extension}`));
  await user.upload(await picker(), chosen);
  for (const { name } of chosen) expect(within(files()).getByText(name)).toBeVisible();
});

test('a refused file is named with the reason', async () => {
  renderArea(Area, { route: EDIT, api });
  // Dropped files bypass the filter of the file dialog.
  const user = userEvent.setup({ applyAccept: false });
  const program = new File(['MZ'], 'program.exe');
  const large = new File(['x'], 'large.pdf');
  Object.defineProperty(large, 'size', { value: MEDIA_SIZE_LIMIT_BYTES + 1 });
  await user.upload(await picker(), [program, large, receipt]);
  expect(await screen.findByText(/^program\.exe: This type of file cannot be uploaded\. /)).toBeVisible();
  expect(screen.getByText('large.pdf: larger than 20 MB')).toBeVisible();
  expect(within(files()).getAllByRole('listitem')).toHaveLength(2);
});

test('saving sends the files and leaves once all have arrived', async () => {
  const received = uploadStandIn(() => ({ status: 200 }));
  const { user, calls, address } = renderArea(Area, { route: EDIT, api });
  await user.upload(await picker(), [receipt, photo]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe('/collection-schedules'));
  expect(received.map(({ url, contentType }) => `${contentType} ${url}`)).toEqual([
    'application/pdf /upload/receipt.pdf',
    'image/jpeg /upload/photo.jpg',
  ]);
  const requests = calls.filter(({ operation }) => operation === 'uploadMedia');
  expect(requests.map(({ query }) => query['extension'])).toEqual(['pdf', 'jpg']);
  expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('a failed upload is named, the collection stays saved, and a retry is offered', async () => {
  let broken = true;
  const received = uploadStandIn(() => (broken ? null : { status: 200 }));
  const { user, calls, address } = renderArea(Area, { route: EDIT, api });
  await user.upload(await picker(), [receipt]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^receipt\.pdf was not uploaded: /)).toBeVisible();
  expect(address()).toBe(EDIT);
  expect(screen.getByText('Collection schedule updated successfully')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/was not uploaded/)).not.toBeInTheDocument());
  expect(received).toHaveLength(2);
  expect(calls.filter(({ operation }) => operation === 'updateCollection')).toHaveLength(1);
});

test('after a lost answer a file is sent again under its key, and counts as arrived when the link is used', async () => {
  let answer: { status: number; body?: string } | null = null;
  const received = uploadStandIn(() => answer);
  const { user, calls } = renderArea(Area, { route: EDIT, api });
  await user.upload(await picker(), [receipt]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/^receipt\.pdf was not uploaded: The server cannot be reached\./);
  // The link takes one file and is used already.
  answer = { status: 409, body: await refusal('upload-link-used').text() };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/was not uploaded/)).not.toBeInTheDocument());
  expect(received).toHaveLength(2);
  const requests = calls.filter(({ operation }) => operation === 'uploadMedia');
  expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('a retry after a refusal of the store requests a new link', async () => {
  const received = uploadStandIn(() => ({ status: received.length === 1 ? 403 : 200 }));
  const { user, calls } = renderArea(Area, { route: EDIT, api });
  await user.upload(await picker(), [receipt]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/was not uploaded/)).not.toBeInTheDocument());
  const requests = calls.filter(({ operation }) => operation === 'uploadMedia');
  expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('a long name is cut and keeps its extension', async () => {
  uploadStandIn(() => ({ status: 200 }));
  const { user, calls, address } = renderArea(Area, { route: EDIT, api });
  await user.upload(await picker(), [new File(['receipt'], `${'long '.repeat(50)}.pdf`)]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe('/collection-schedules'));
  const name = calls.find(({ operation }) => operation === 'uploadMedia')?.query['name'] ?? '';
  expect(name).toMatch(/^(long )+l?o?n?g?\.pdf$/);
  expect(name).toHaveLength(200);
});

test('an answer without a URL is reported', async () => {
  const uploadMedia = () => ({ presignedUrl: '', mediaId: stored.id });
  const { user } = renderArea(Area, { route: EDIT, api: { ...api, uploadMedia } });
  await user.upload(await picker(), [receipt]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('receipt.pdf was not uploaded: No presigned URL received')).toBeVisible();
});

test('an attached file is removed after a confirmation', async () => {
  const { user, calls } = renderArea(Area, { route: EDIT, api: { ...api, deleteMedia: () => undefined } });
  expect(await screen.findByRole('link', { name: 'stored.pdf' })).toHaveAttribute('href', '/media/f1');
  await user.click(screen.getByRole('button', { name: 'Remove stored.pdf' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('File deleted successfully')).toBeVisible();
  const removed = calls.find(({ operation }) => operation === 'deleteMedia');
  expect(removed?.params).toEqual({ id: '1042', mediaId: stored.id });
});

test('a file that cannot be removed is reported', async () => {
  const deleteMedia = () => failure(503, 'The database is starting.');
  const { user } = renderArea(Area, { route: EDIT, api: { ...api, deleteMedia } });
  await user.click(await screen.findByRole('button', { name: 'Remove stored.pdf' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete file. The database is starting.')).toBeVisible();
});
