import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeOnDatabases } from '../../test/databases';
import { openSmallBusiness } from '../../test/small-business';
import { readConfig } from '../config/config';
import { openAccessTokens, type AccessTokens } from './access-tokens';
import { findAccountByEmail } from './people.repository';

const SECRETS = new Map([
  ['old', 'the secret of a deployment until today'],
  ['new', 'the secret of a deployment from today on'],
]);

/** Steps of the table under "Rotate `JWT_SECRET`", as environments of the API. */
function stepsOfGuide(): Record<string, string>[] {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
  const [, section = ''] = guide.split('## Rotate `JWT_SECRET`\n');
  const rows = [
    ...section
      .split('\n## ', 1)
      .join('')
      .matchAll(/^\|(.+)\|$/gm),
  ].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
  const [head = [], , ...steps] = rows;
  const variables = head.map((cell) => /^`(JWT_\w+)`$/.exec(cell)?.[1]);
  return steps.map((cells) =>
    Object.fromEntries(variables.flatMap((name, at) => (name ? [[name, SECRETS.get(cells[at] ?? '') ?? '']] : []))),
  );
}

describeOnDatabases('a rotation of JWT_SECRET by the guide', ({ connection }) => {
  const INSTANCES = 3;
  const session = { id: '01890000-0000-7000-8000-0000000000aa', epoch: 0, createdAt: new Date() };

  beforeAll(() => openSmallBusiness(connection()));

  const start = (environment: Record<string, string>) => {
    const { jwtSecret, acceptedJwtSecrets } = readConfig(environment);
    return openAccessTokens(connection(), jwtSecret, acceptedJwtSecrets);
  };
  const signIn = async (instance: AccessTokens) => {
    const account = await findAccountByEmail(connection(), 'admin@test.example');
    if (!account) throw new Error('The business has no such account');
    return instance.issue(connection(), account, session);
  };
  const acceptedBy = (instances: AccessTokens[], tokens: string[]) =>
    Promise.all(tokens.flatMap((token) => instances.map(async (each) => (await each.verify(token)) !== undefined)));

  test('signs nobody out while instances restart one after the other', async () => {
    const steps = stepsOfGuide();
    expect(steps).toHaveLength(3);
    const before = { JWT_SECRET: SECRETS.get('old') ?? '' };
    const instances = await Promise.all(Array.from({ length: INSTANCES }, () => start(before)));
    const [leaked = ''] = await Promise.all(instances.map(signIn));
    const tokens: string[] = [];
    for (const [at, step] of steps.entries()) {
      // The last step follows after the lifetime of a session.
      if (at === steps.length - 1) tokens.length = 0;
      for (const number of instances.keys()) {
        tokens.push(...(await Promise.all(instances.map(signIn))));
        instances[number] = await start(step);
        tokens.push(await signIn(instances[number]));
        expect(await acceptedBy(instances, tokens)).not.toContain(false);
      }
    }
    expect(await acceptedBy(instances, [leaked])).toEqual(instances.map(() => false));
  });

  test('ends every session if its last step comes first', async () => {
    const steps = stepsOfGuide();
    const token = await signIn(await start(steps[0] ?? {}));
    expect(await (await start(steps.at(-1) ?? {})).verify(token)).toBeUndefined();
  });
});
