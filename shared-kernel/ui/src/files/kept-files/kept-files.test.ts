import { session } from '@comptoir/kernel/internal/session/session';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { memoryFileStore } from './file-store';
import { createKeptFiles, keptFiles } from './kept-files';

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const kept = { id: '1', subject: '1042', file: photo, sending: undefined };

beforeEach(() => session.signIn(tokenFor()));

test('a file is found by its subject until it is removed', async () => {
  const files = createKeptFiles(memoryFileStore());
  await files.keep(kept);
  expect(await files.of('1042')).toMatchObject([{ id: '1', file: photo }]);
  expect(await files.of('1043')).toEqual([]);
  await files.forget('1');
  expect(await files.of('1042')).toEqual([]);
});

test('files of other users are not found', async () => {
  const files = createKeptFiles(memoryFileStore());
  await files.keep(kept);
  session.signIn(tokenFor({ sub: 'another' }));
  expect(await files.of('1042')).toEqual([]);
});

test('sign-out removes the files of the user', async () => {
  await keptFiles.keep(kept);
  session.signOut('signed-out');
  session.signIn(tokenFor());
  expect(await keptFiles.of('1042')).toEqual([]);
});

test('files of an expired session survive the sign-out of another user', async () => {
  await keptFiles.keep(kept);
  session.signOut('ended');
  session.signIn(tokenFor({ sub: 'another' }));
  await keptFiles.keep({ ...kept, id: '2' });
  session.signOut('signed-out');
  session.signIn(tokenFor());
  expect(await keptFiles.of('1042')).toMatchObject([{ id: '1' }]);
});

test('a failing store is logged, and other files are kept', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const full = { ...memoryFileStore(), put: () => Promise.reject(new Error('No space')) };
  await createKeptFiles(full).keep(kept);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('could not be kept'), expect.any(Error));
});
