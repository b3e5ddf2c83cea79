import type { OperationName } from '@comptoir/api-contract/operations';
import { ApiError, ConnectionError } from '@comptoir/kernel/internal/http/api-error';
import { fileNameOf } from './file-name';
import { http } from '@comptoir/kernel/internal/http/http';
import { rawArguments, type CallArguments } from '@comptoir/kernel/internal/http/operation-types';

/** In milliseconds. Browsers need the object URL this long to save the file. */
const ADDRESS_LIFETIME_MS = 100;

/**
 * Downloads the answer of a call, named by the server or else `fileName`.
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

/**
 * Downloads a URL that needs no session, for example a signed one.
 * @throws ApiError | ConnectionError
 */
export async function downloadUrl(url: string, fileName: string): Promise<void> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ConnectionError(cause);
  });
  if (!response.ok) throw new ApiError(response.status, `${url} ${response.status} ${response.statusText}`.trim());
  saveFile(await response.blob(), fileName);
}

/** Downloads content that the page made. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}
