export interface KeepMessage {
  path: string;
  set: string;
  files: readonly string[];
}

export type NewerMessage = 'newer';
