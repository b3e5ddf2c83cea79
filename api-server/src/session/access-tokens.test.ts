import { describeOnDatabases } from '../../test/databases';
import { openSmallBusiness } from '../../test/small-business';
import { inTransaction } from '../database/transaction';
import { openAccessTokens } from './access-tokens';
import { findAccountByEmail } from './people.repository';
import { retireSigningKeys } from './signing-keys.repository';

describeOnDatabases('access tokens', ({ connection }) => {
  const LATER = 60_000;
  const session = { id: '01890000-0000-7000-8000-0000000000aa', epoch: 0, createdAt: new Date() };

  beforeAll(() => openSmallBusiness(connection()));
  afterEach(() => jest.restoreAllMocks());

  test('are issued within a transaction on its own connection, even while keys reload', async () => {
    const tokens = await openAccessTokens(connection(), undefined);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + LATER);
    const issued = inTransaction(connection(), async (transaction) => {
      const account = await findAccountByEmail(transaction, 'admin@test.example');
      return account && tokens.issue(transaction, account, session);
    });
    // A second connection would time out after 20 seconds.
    expect(await tokens.verify((await issued) ?? '')).toMatchObject({ email: 'admin@test.example', role: 'ADMIN' });
  });

  async function issueOne() {
    const tokens = await openAccessTokens(connection(), undefined);
    const account = await findAccountByEmail(connection(), 'admin@test.example');
    if (!account) throw new Error('The business has no such account');
    return { tokens, token: await tokens.issue(connection(), account, session) };
  }

  test('in the cache expire', async () => {
    const { tokens, token } = await issueOne();
    expect(await tokens.verify(token)).toBeDefined();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 12 * 3600_000 + 1000);
    expect(await tokens.verify(token)).toBeUndefined();
  });

  test('in the cache end with their key', async () => {
    const { tokens, token } = await issueOne();
    expect(await tokens.verify(token)).toBeDefined();
    await retireSigningKeys(connection(), 'all');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER);
    expect(await tokens.verify(token)).toBeUndefined();
  });
});
