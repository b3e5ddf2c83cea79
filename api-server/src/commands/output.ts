/** Where a command writes what it found. */
export interface Output {
  write(text: string): unknown;
}
