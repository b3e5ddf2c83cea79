import { verifyBooks as verify, type BooksFault } from '../books/verify-books';
import type { Connection } from '../database/database';
import type { Command } from './command';
import { withDatabase } from './existing-database';

/** Checks every office's books, and names the first entry of each that does not hold. */
export const verifyBooks: Command = {
  name: 'verify-books',
  usage:
    'verify-books                    check chain, sums and balances of every office; exit code 1 when they do not hold',
  run: ({ config, say }) =>
    withDatabase(config, async (connection) => {
      const { offices, entries, faults } = await verify(connection);
      for (const fault of faults) say(await faultLine(connection, fault));
      if (faults.length === 0) say(`The books hold: ${entries} entries of ${offices} offices.`);
      return faults.length === 0 ? 0 : 1;
    }),
};

async function faultLine(connection: Connection, { officeId, entryNumber, what }: BooksFault): Promise<string> {
  const office = await connection.selectFrom('offices').select('name').where('id', '=', officeId).executeTakeFirst();
  const where = `${office?.name ?? 'an office'} (${officeId})`;
  return entryNumber === undefined ? `${where}: ${what}` : `${where}, entry ${entryNumber}: ${what}`;
}
