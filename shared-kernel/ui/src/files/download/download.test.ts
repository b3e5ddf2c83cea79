import { session } from '@comptoir/kernel/internal/session/session';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { ApiError, ConnectionError } from '@comptoir/kernel/internal/http/api-error';
import { downloadAnswer, downloadUrl } from './download';
import { fileNameOf } from './file-name';

function answering(response: Response | Error) {
  const saved: { name: string; address: string }[] = [];
  const revoked = jest.fn();
  session.signIn(tokenFor());
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoked });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
  return { saved, revoked };
}

test('a file is saved under the name given by the server', async () => {
  const headers = { 'content-disposition': 'attachment; filename="collections-2026-11-20.csv"' };
  const { saved } = answering(new Response('a,b', { headers }));
  await downloadAnswer('exportCollections', {}, 'collections.csv');
  expect(saved).toEqual([{ name: 'collections-2026-11-20.csv', address: 'blob:1' }]);
});

test('without one it is saved under the default name, and the object URL is revoked after 100 ms', async () => {
  jest.useFakeTimers();
  const { saved, revoked } = answering(new Response('a,b'));
  await downloadAnswer('exportCollections', {}, 'collections-2026-11-20.csv');
  expect(saved[0]?.name).toBe('collections-2026-11-20.csv');
  jest.advanceTimersByTime(99);
  expect(revoked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledWith('blob:1');
  jest.useRealTimers();
});

test('a file that cannot be fetched is not saved', async () => {
  const { saved } = answering(new Response('gone', { status: 403 }));
  await expect(downloadUrl('/media/1', 'receipt.jpg')).rejects.toThrow(ApiError);
  answering(new TypeError('offline'));
  await expect(downloadUrl('/media/1', 'receipt.jpg')).rejects.toThrow(ConnectionError);
  expect(saved).toEqual([]);
});

test.each([
  ['attachment; filename="money book.csv"', 'money book.csv'],
  ['attachment; filename=trades.csv', 'trades.csv'],
  [`attachment; filename="re.pdf"; filename*=UTF-8''re%C3%A7u.pdf`, 'reçu.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment', undefined],
  [null, undefined],
])('%s names %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
