import { sql } from 'kysely';
import { verifyTrails } from '../audit/verify-trail';
import type { Connection } from '../database/database';
import type { BooksFault } from './books-fault';
import { verifyDays } from './verify-days';
import { verifyJournals, type JournalsReport } from './verify-journal';
import { verifyReceipts } from './verify-receipts';
import { verifySources } from './verify-sources';

export interface BooksReport extends JournalsReport {
  lines: number;
  faults: BooksFault[];
}

export function verifyBooks(connection: Connection): Promise<BooksReport> {
  return connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // Takes longer than the limit of requests.
      await sql`set local statement_timeout = 0`.execute(transaction);
      const journals = await verifyJournals(transaction);
      const { lines, faults } = await verifyTrails(transaction);
      return {
        ...journals,
        lines,
        faults: [
          ...journals.faults,
          ...(await verifySources(transaction)),
          ...(await verifyDays(transaction)),
          ...(await verifyReceipts(transaction)),
          ...faults,
        ],
      };
    });
}
