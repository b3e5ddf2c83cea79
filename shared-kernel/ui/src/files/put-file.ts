import { ErrorBody } from '@comptoir/api-contract/errors';
import { ApiError, ConnectionError } from '@comptoir/kernel/internal/http/api-error';

/** Options of an upload. */
export interface PutFileOptions {
  /** Content type that the URL was signed for; defaults to the browser's guess. */
  contentType?: string | undefined;
  /** Sent share of the file, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/**
 * Uploads a file to a presigned URL. Uses XMLHttpRequest, because `fetch` does not report upload progress.
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

/** Storage services do not answer with problem details as the API does. */
function refusalOf({ status, statusText, responseText }: XMLHttpRequest): ApiError {
  try {
    const { message, issues, ...reason } = ErrorBody.parse(JSON.parse(responseText));
    return new ApiError(status, message, issues, reason);
  } catch {
    return new ApiError(status, `${status} ${statusText}`.trim());
  }
}
