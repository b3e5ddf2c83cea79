import type { Config } from '../config/config';

export interface Command {
  name: string;
  usage: string;
  /**
   * Returns the exit code: 0 for success, 1 for a failed check.
   *
   * @throws {StartError} with one sentence for the operator
   */
  run: (call: CommandCall) => Promise<number>;
}

export interface CommandCall {
  args: readonly string[];
  config: Config;
  say: (line: string) => void;
}

export class UsageError extends Error {
  override readonly name = 'UsageError';
}
