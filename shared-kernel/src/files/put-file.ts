import { ErrorBody } from '@comptoir/api-contract/errors';
import { ApiError, ConnectionError } from '../http/api-error';

/** How a file is put to its signed URL. */
export interface PutFileOptions {
  /** The type that the URL was signed for; by default what the browser takes the file for. */
  contentType?: string | undefined;
  /** How much of the file has left, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/**
 * Sends a file to a presigned URL, with its content type. `fetch` cannot tell how far an upload is, so this is
 * XMLHttpRequest.
 * @throws ApiError | ConnectionError
 */
export function putFile(url: string, file: File, options: PutFileOptions = {}): Promise<void> {
  const { contentType = file.type, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    if (contentType !== '') request.setRequestHeader('content-type', contentType);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(refusalOf(request));
    });
    request.addEventListener('error', () => reject(new ConnectionError(undefined)));
    request.addEventListener('timeout', () => reject(new ConnectionError(undefined)));
    request.send(file);
  });
}

/** Our own server says what is wrong; a storage service answers in a form of its own. */
function refusalOf({ status, statusText, responseText }: XMLHttpRequest): ApiError {
  try {
    const { message, issues, ...reason } = ErrorBody.parse(JSON.parse(responseText));
    return new ApiError(status, message, issues, reason);
  } catch {
    // Not in our form: the status has to do.
    return new ApiError(status, `${status} ${statusText}`.trim());
  }
}
