import { randomUUID } from 'node:crypto';
import { bigCustomerSamples } from '../../api-server/test/big-customer-samples';
import type { Samples } from '../../api-server/test/read-requests';
import { PASSWORD } from '../../api-server/test/small-business';
import { openDatabase, type Connection } from '../../api-server/src/database/database';
import { signIn } from '../api/sign-in';
import { fill } from '../customer/customer';
import { newPerson, type Person } from './person';

/** Concurrent people, and those of them in the big office. */
const PEOPLE = 50;
const IN_THE_BIG_OFFICE = 20;
const OPENED = 200;

export interface Account {
  email: string;
  samples: Samples;
}

export async function openCustomer(url: string, scale: number): Promise<Account[]> {
  const options = { kind: 'postgresql', url } as const;
  const { samples, people } = await fill(options, scale);
  const database = await openDatabase(options);
  const { connection } = database;
  try {
    const { passwordHash } = await connection
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', people.OFFICEMANAGER.id)
      .executeTakeFirstOrThrow();
    const others = await connection
      .selectFrom('offices')
      .select('id')
      .where('name', 'like', 'Office %')
      .orderBy('id')
      .limit(PEOPLE - IN_THE_BIG_OFFICE)
      .execute();
    await makeRoom(connection, samples['officeId'] ?? '');
    const accounts: Account[] = [];
    for (let number = 0; number < PEOPLE; number += 1) {
      const other = others[(number - IN_THE_BIG_OFFICE) % others.length];
      const own = number < IN_THE_BIG_OFFICE || !other ? samples : await bigCustomerSamples(connection, other.id);
      const email = `manager-${number}@load.example`;
      const account = {
        id: randomUUID(),
        email,
        name: `Manager ${number}`,
        phone: null,
        role: 'OFFICEMANAGER' as const,
      };
      const place = { officeId: own['officeId'] ?? null, countryCode: null };
      await connection
        .insertInto('users')
        .values({ ...account, ...place, passwordHash, verified: true })
        .execute();
      accounts.push({ email, samples: own });
    }
    return accounts;
  } finally {
    await database.close();
  }
}

/** Agencies created meanwhile still fit into one answer with the whole big office. */
async function makeRoom(connection: Connection, officeId: string): Promise<void> {
  await connection
    .updateTable('agencies')
    .set({ archivedAt: new Date() })
    .where('officeId', '=', officeId)
    .where('id', 'in', (first) =>
      first.selectFrom('agencies').select('id').where('officeId', '=', officeId).orderBy('id').limit(OPENED),
    )
    .execute();
}

export async function signInAll(address: string, accounts: readonly Account[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const { email, samples } of accounts) {
    people.push(newPerson(samples, await signIn(address, { email, password: PASSWORD })));
  }
  return people;
}
