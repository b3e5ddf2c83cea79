import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import { readIfThere } from '../folder/read-if-there';
import { readable } from '../readable';
import { RegistryError } from '../store';
import { TEAM_ACTIONS, type TeamAction } from '../team-change';
import type { AddCommand } from './command';

interface TokenOptions {
  into: string;
  may?: TeamAction[];
  notify?: string;
}

const Teams = z.array(z.record(z.string(), z.unknown()));

export const addToken: AddCommand = ({ program, print }) => {
  program
    .command('token <team> <remotes...>')
    .description('print a new token with which a team publishes these remotes over HTTP; it is not stored')
    .requiredOption('--into <file>', 'file of PUBLISH_TOKENS')
    .option('--may <actions>', 'rollback, halt, promote, or "nothing" of them (default: all)', actionsOf)
    .option('--notify <address>', 'mail address or https webhook for the first crash of a version', addressOf)
    .action(async (team: string, remotes: string[], { into, ...given }: TokenOptions) => {
      const token = randomBytes(32).toString('base64url');
      const sha256 = createHash('sha256').update(token).digest('hex');
      const teams = await readTeams(into);
      // A new token of a team replaces its former one, and keeps its limits.
      const former = teams.find((each) => each['team'] === team);
      const others = teams.filter((each) => each !== former);
      await writeFile(
        into,
        `${JSON.stringify([...others, { ...former, team, sha256, remotes, ...given }], null, 2)}\n`,
        { mode: 0o600 },
      );
      print(token);
    });
};

function actionsOf(words: string): TeamAction[] {
  if (words === 'nothing') return [];
  return words.split(',').map((word) => {
    const action = TEAM_ACTIONS.find((each) => each === word.trim());
    if (!action) throw new InvalidArgumentError(`Not one of ${TEAM_ACTIONS.join(', ')}: ${word}`);
    return action;
  });
}

function addressOf(text: string): string {
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(text) || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
    return text;
  throw new InvalidArgumentError(`Neither a mail address nor one of a webhook: ${text}`);
}

async function readTeams(file: string): Promise<Readonly<Record<string, unknown>>[]> {
  const text = await readIfThere(file);
  try {
    return Teams.parse(JSON.parse(text?.toString() ?? '[]'));
  } catch (cause) {
    throw new RegistryError(`${file} is not a file of teams: ${readable(cause)}`, { cause });
  }
}
