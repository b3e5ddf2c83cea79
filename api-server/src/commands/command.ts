import type { Command } from 'commander';
import type { Config } from '../config/config';

export interface CommandCall {
  config: Config;
  print: (line: string) => void;
}

interface CommandSetup {
  program: Command;
  /** Its `config` is read by actions only: help needs none. */
  call: CommandCall;
  /** Makes the exit code 1, for a failed check. */
  fail: () => void;
}

/** Adds one command, whose action throws `StartError` with one sentence for the operator. */
export type AddCommand = (setup: CommandSetup) => void;
