import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { openStore } from '../open-store';
import type { Audience } from '../audience.schema';
import { AUDIENCE_OPTIONS, readAudience } from '../read-audience';
import { RegistryError, type RegistryStore } from '../store';

/** What a command has at hand. */
export interface CommandContext {
  environment: NodeJS.ProcessEnv;
  print: (line: string) => void;
}

/** One word of `comptoir-remotes`. */
export interface Command {
  /** How it is called, and what it does. */
  usage: string;
  run: (args: string[], context: CommandContext) => Promise<void>;
}

export interface CommandOptions {
  positionals: string[];
  store: RegistryStore;
  by: string;
  reason: string | undefined;
  shell: string | undefined;
  into: string | undefined;
  /** The address of a deployment. */
  at: string | undefined;
  /** Whom a version or an area is for; nothing where none of `--share` and so on is said. */
  audience: Audience | undefined;
  isSet: (flag: 'if-new' | 'live' | 'off' | 'json' | 'stage' | 'force') => boolean;
}

/** Reads the options that all commands share, and opens the registry. @throws RegistryError */
export async function readOptions(args: string[], { environment }: CommandContext): Promise<CommandOptions> {
  const { positionals, values } = parse(args);
  return {
    positionals,
    store: await openStore(values.to ?? environment['REMOTES_DIR'] ?? 'remotes', environment),
    by: values.by ?? userInfo().username,
    reason: values.reason,
    shell: values.shell,
    into: values.into,
    at: values.at,
    audience: readAudience(values),
    isSet: (flag) => values[flag] ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        by: { type: 'string' },
        reason: { type: 'string' },
        shell: { type: 'string' },
        into: { type: 'string' },
        at: { type: 'string' },
        'if-new': { type: 'boolean' },
        live: { type: 'boolean' },
        off: { type: 'boolean' },
        json: { type: 'boolean' },
        stage: { type: 'boolean' },
        force: { type: 'boolean' },
        ...AUDIENCE_OPTIONS,
      },
    });
  } catch (cause) {
    throw new RegistryError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** @throws RegistryError naming what the call lacks */
export function required(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new RegistryError(`${what} is missing`);
  return value;
}
