/** A received upload. */
export interface ReceivedUpload {
  url: string;
  file: File;
  contentType: string | undefined;
}

interface UploadAnswer {
  status: number;
  body?: string;
}

/**
 * Fake storage for uploads by PUT: `answer` decides each outcome, null is a lost connection. Reports progress of one
 * half before each answer.
 */
export function uploadStandIn(answer: (upload: ReceivedUpload) => UploadAnswer | null): readonly ReceivedUpload[] {
  const received: ReceivedUpload[] = [];

  class Upload extends XMLHttpRequest {
    private url = '';
    private contentType: string | undefined;
    private answered: UploadAnswer | null = null;

    override get status() {
      return this.answered?.status ?? 0;
    }

    override get responseText() {
      return this.answered?.body ?? '';
    }

    override open(_method: string, url: string | URL) {
      this.url = String(url);
    }

    override setRequestHeader(_name: string, value: string) {
      this.contentType = value;
    }

    override send(file?: unknown) {
      if (!(file instanceof File)) throw new TypeError('Only a file is uploaded');
      const upload = { url: this.url, file, contentType: this.contentType };
      received.push(upload);
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: file.size / 2, total: file.size }));
      queueMicrotask(() => {
        this.answered = answer(upload);
        this.dispatchEvent(new Event(this.answered ? 'load' : 'error'));
      });
    }
  }

  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new Upload());
  return received;
}
