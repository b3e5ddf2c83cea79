import type { Config } from '../config/config';

/** A command of the server, run beside it or while it is stopped. */
export interface Command {
  name: string;
  /** What follows the name, and what it does. */
  usage: string;
  /**
   * Runs it and answers the exit code: 0 done, 1 something does not hold.
   *
   * @throws {StartError} when it cannot be done, with one sentence that says what to do
   */
  run: (call: CommandCall) => Promise<number>;
}

export interface CommandCall {
  args: readonly string[];
  config: Config;
  /** Says one line to the person who runs it. */
  say: (line: string) => void;
}

/** What was typed cannot be understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
