import type { OperationName } from '@comptoir/api-contract/operations';
import { ApiError, ConnectionError } from '../../http/api-error';
import { fileNameOf } from './file-name';
import { http } from '../../http/http';
import { rawArguments, type CallArguments } from '../../http/operation-types';

/** How long the browser needs the address of a file that it saves, in milliseconds. */
const ADDRESS_LIFETIME_MS = 100;

/**
 * Saves the answer of a call as a file, under the name that the server gives it, else `fileName`.
 * @throws ApiError | ConnectionError | NotAuthenticatedError
 */
export async function downloadAnswer<Name extends OperationName>(
  name: Name,
  args: CallArguments<Name>,
  fileName: string,
): Promise<void> {
  const response = await http.respond(name, rawArguments(args));
  saveFile(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? fileName);
}

/** Saves what lies at an address that needs no session, as the signed one of a media file. @throws ApiError | ConnectionError */
export async function downloadUrl(url: string, fileName: string): Promise<void> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ConnectionError(cause);
  });
  if (!response.ok) throw new ApiError(response.status, `${url} ${response.status} ${response.statusText}`.trim());
  saveFile(await response.blob(), fileName);
}

function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}
