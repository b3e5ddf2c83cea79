import { ApiError, ConnectionError } from '../../http/api-error';

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
      else reject(new ApiError(request.status, messageOf(request)));
    });
    request.addEventListener('error', () => reject(new ConnectionError(undefined)));
    request.addEventListener('timeout', () => reject(new ConnectionError(undefined)));
    request.send(file);
  });
}

/** Our own server says what is wrong; a storage service answers in a form of its own. */
function messageOf({ status, statusText, responseText }: XMLHttpRequest): string {
  try {
    const body: unknown = JSON.parse(responseText);
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') {
      return body.message;
    }
  } catch {
    // Not JSON: the status has to do.
  }
  return `${status} ${statusText}`.trim();
}
