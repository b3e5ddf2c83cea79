import { uploadStandIn } from '@comptoir/remote-sdk/testing';
import { ApiError, ConnectionError } from '@comptoir/kernel/internal/http/api-error';
import { putFile } from './put-file';

const receipt = new File(['12345678'], 'receipt.pdf', { type: 'application/pdf' });

test('a file is sent with its type and reports progress', async () => {
  const received = uploadStandIn(() => ({ status: 200 }));
  const onProgress = jest.fn();
  await putFile('/media/1', receipt, { onProgress });
  expect(received).toEqual([{ url: '/media/1', file: receipt, contentType: 'application/pdf' }]);
  expect(onProgress).toHaveBeenCalledWith(0.5);
});

test('a refusal carries the message of the server', async () => {
  const message = 'This is not a PDF file.';
  const body = { statusCode: 415, error: 'Error', message, code: 'file-content', values: { file: 'receipt.pdf' } };
  uploadStandIn(() => ({ status: 415, body: JSON.stringify(body) }));
  const refused = putFile('/media/1', receipt);
  await expect(refused).rejects.toMatchObject({ code: 'file-content', values: { file: 'receipt.pdf' } });
  await expect(refused).rejects.toThrow('This is not a PDF file.');
  await expect(refused).rejects.toBeInstanceOf(ApiError);
});

test('a refusal in another format is reported by its status', async () => {
  uploadStandIn(() => ({ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }));
  await expect(putFile('/media/1', receipt)).rejects.toThrow('403');
});

test('a lost connection is reported', async () => {
  uploadStandIn(() => null);
  await expect(putFile('/media/1', receipt)).rejects.toBeInstanceOf(ConnectionError);
});
