import { verifyBooks, type BooksFault } from '../books/verify-books';
import type { Config } from '../config/config';
import { openDatabase } from '../database/database';
import type { Output } from './output';

/** Checks the books of every office. Exit code 1 when something does not hold. */
export async function verifyBooksCommand(
  { database: options }: Pick<Config, 'database'>,
  output: Output,
): Promise<number> {
  const database = await openDatabase(options);
  try {
    const { offices, entries, faults } = await verifyBooks(database.connection);
    for (const fault of faults) output.write(`${sentence(fault)}\n`);
    output.write(
      faults.length === 0
        ? `The books of ${offices} offices hold: ${entries} entries.\n`
        : `The books of ${faults.length} of ${offices} offices do not hold.\n`,
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

function sentence({ officeId, entryNumber, what }: BooksFault): string {
  return entryNumber === undefined
    ? `Office ${officeId}: ${what}.`
    : `Office ${officeId}, entry ${entryNumber}: ${what}.`;
}
