import { describeOnDatabases } from '../../test/databases';
import { openSmallBusiness } from '../../test/small-business';
import { inTransaction } from '../database/transaction';
import { openAccessTokens } from './access-tokens';
import { findAccountByEmail } from './people.repository';

describeOnDatabases('access tokens', ({ connection }) => {
  const LATER = 60_000;

  test('are issued inside a transaction without a connection of their own, also when the keys are read again', async () => {
    await openSmallBusiness(connection());
    const tokens = await openAccessTokens(connection(), undefined);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + LATER);
    const issued = inTransaction(connection(), async (transaction) => {
      const account = await findAccountByEmail(transaction, 'admin@test.example');
      return account && tokens.issue(transaction, account);
    });
    // One that waits for a second connection of the embedded database waits 20 seconds, and then fails.
    expect(await tokens.verify((await issued) ?? '')).toMatchObject({ email: 'admin@test.example', role: 'ADMIN' });
  });
});
