export type ToWorker =
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'gone'; connection: number }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'failed'; connection: number; message: string }
  | { kind: 'closed' };

export interface WorkerData {
  folder: string;
}
