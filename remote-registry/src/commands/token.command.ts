import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { readIfThere } from '../folder/read-if-there';
import { readable } from '../readable';
import { RegistryError } from '../store';
import { readOptions, required, type Command } from './command';

const Teams = z.array(z.record(z.string(), z.unknown()));

export const tokenCommand: Command = {
  usage: `token <team> <remote>... --into <file>
    makes a token with which a team publishes these remotes over HTTP, and prints it this once; the file is PUBLISH_TOKENS`,
  run: async (args, context) => {
    const options = await readOptions(args, context);
    const [team, ...remotes] = options.positionals;
    const file = required(options.into, '--into');
    if (remotes.length === 0) throw new RegistryError('Name the team and its remotes');
    const token = randomBytes(32).toString('base64url');
    const sha256 = createHash('sha256').update(token).digest('hex');
    // Another token of the same team ends the one before.
    const others = (await readTeams(file)).filter((each) => each['team'] !== team);
    await writeFile(file, `${JSON.stringify([...others, { team, sha256, remotes }], null, 2)}\n`, { mode: 0o600 });
    context.print(token);
  },
};

async function readTeams(file: string): Promise<Readonly<Record<string, unknown>>[]> {
  const text = await readIfThere(file);
  try {
    return Teams.parse(JSON.parse(text?.toString() ?? '[]'));
  } catch (cause) {
    throw new RegistryError(`${file} is no file of teams: ${readable(cause)}`, { cause });
  }
}
