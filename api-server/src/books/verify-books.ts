import { sql } from 'kysely';
import { verifyTrails } from '../audit/verify-trail';
import type { Connection } from '../database/database';
import type { BooksFault } from './books-fault';
import { verifyJournals, type JournalsReport } from './verify-journal';
import { verifySources } from './verify-sources';

export interface BooksReport extends JournalsReport {
  /** Lines of the audit trail. */
  lines: number;
  faults: BooksFault[];
}

/**
 * Checks the books as they stand at one moment, both ways: the journal of every office by itself, that everything which
 * moved money has its entry and each entry what it books, and the trail of who changed what.
 */
export function verifyBooks(connection: Connection): Promise<BooksReport> {
  return connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // Years of history take longer than any request may.
      await sql`set local statement_timeout = 0`.execute(transaction);
      const journals = await verifyJournals(transaction);
      const { lines, faults } = await verifyTrails(transaction);
      return {
        ...journals,
        lines,
        faults: [...journals.faults, ...(await verifySources(transaction)), ...faults],
      };
    });
}
