import { randomUUID } from 'node:crypto';
import { openDatabase, type Connection } from '../../api-server/src/database/database';
import { inTransaction } from '../../api-server/src/database/transaction';
import { openAccessTokens } from '../../api-server/src/session/access-tokens';
import { openSession } from '../../api-server/src/session/sessions.repository';
import { fill } from '../customer/customer';
import { newPerson, type Person } from '../load/person';
import { JWT_SECRET } from '../load/servers';

export async function openOffice(url: string, scale: number, count: number): Promise<Person[]> {
  const options = { kind: 'postgresql', url } as const;
  const { samples } = await fill(options, scale);
  const database = await openDatabase(options);
  try {
    const tokens = await signedIn(database.connection, samples['officeId'] ?? '', count);
    return tokens.map((token) => newPerson(samples, token));
  } finally {
    await database.close();
  }
}

/** Issues tokens directly: two thousand sign-ins would be another measurement. */
async function signedIn(connection: Connection, officeId: string, count: number): Promise<string[]> {
  const office = await connection
    .selectFrom('offices')
    .select('countryCode')
    .where('id', '=', officeId)
    .executeTakeFirstOrThrow();
  const issued = await openAccessTokens(connection, JWT_SECRET);
  return inTransaction(connection, async (transaction) => {
    const tokens: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const account = {
        id: randomUUID(),
        email: `listener-${number}@load.example`,
        name: `Listener ${number}`,
        phone: null,
        role: 'OFFICEMANAGER' as const,
        officeId,
        passwordHash: null,
        verified: true,
      };
      await transaction
        .insertInto('users')
        .values({ ...account, countryCode: null })
        .execute();
      const session = await openSession(transaction, account.id, { address: '127.0.0.1', userAgent: 'bench' });
      tokens.push(await issued.issue(transaction, { ...account, ...office, language: null, timeZone: null }, session));
    }
    return tokens;
  });
}
