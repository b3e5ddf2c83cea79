import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { readIfThere } from '../folder/read-if-there';
import { readable } from '../readable';
import { RegistryError } from '../store';
import type { AddCommand } from './command';

const Teams = z.array(z.record(z.string(), z.unknown()));

export const addToken: AddCommand = ({ program, print }) => {
  program
    .command('token <team> <remotes...>')
    .description('print a new token with which a team publishes these remotes over HTTP; it is not stored')
    .requiredOption('--into <file>', 'file of PUBLISH_TOKENS')
    .action(async (team: string, remotes: string[], { into }: { into: string }) => {
      const token = randomBytes(32).toString('base64url');
      const sha256 = createHash('sha256').update(token).digest('hex');
      // A new token of a team replaces its former one.
      const others = (await readTeams(into)).filter((each) => each['team'] !== team);
      await writeFile(into, `${JSON.stringify([...others, { team, sha256, remotes }], null, 2)}\n`, { mode: 0o600 });
      print(token);
    });
};

async function readTeams(file: string): Promise<Readonly<Record<string, unknown>>[]> {
  const text = await readIfThere(file);
  try {
    return Teams.parse(JSON.parse(text?.toString() ?? '[]'));
  } catch (cause) {
    throw new RegistryError(`${file} is no file of teams: ${readable(cause)}`, { cause });
  }
}
