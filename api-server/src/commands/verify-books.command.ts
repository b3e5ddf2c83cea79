import { verifyBooks } from '../books/verify-books';
import type { BooksFault } from '../books/books-fault';
import { saveBooksCheck } from '../books/books-checks.repository';
import type { Connection } from '../database/database';
import type { AddCommand } from './command';
import { withDatabase } from './existing-database';

export const addVerifyBooks: AddCommand = ({ program, call, fail }) => {
  program
    .command('verify-books')
    .description('verify journal, balances and audit trail of every office; exit code 1 for faults')
    .action(async () => {
      const { config, print } = call;
      await withDatabase(config, async (connection) => {
        const { offices, entries, lines, faults } = await verifyBooks(connection);
        await keep(connection, faults.length, print);
        for (const fault of faults) print(await faultLine(connection, fault));
        if (faults.length > 0) return fail();
        print(`The books are correct: ${entries} entries of ${offices} offices, and ${lines} lines of the trail.`);
      });
    });
};

/** Read-only replicas and older schemas can be checked without storing the outcome. */
async function keep(connection: Connection, faults: number, print: (line: string) => void): Promise<void> {
  try {
    await saveBooksCheck(connection, faults);
  } catch (cause) {
    print(`The result could not be stored for the metrics: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

async function faultLine(connection: Connection, { officeId, entryNumber, what }: BooksFault): Promise<string> {
  if (officeId === null) return `Without office: ${what}`;
  const office = await connection.selectFrom('offices').select('name').where('id', '=', officeId).executeTakeFirst();
  const where = `${office?.name ?? 'an office'} (${officeId})`;
  return entryNumber === undefined ? `${where}: ${what}` : `${where}, entry ${entryNumber}: ${what}`;
}
