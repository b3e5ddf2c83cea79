import type { CollectionCsvQuery } from '@comptoir/api-contract/collections';
import type { FastifyReply } from 'fastify';
import { Readable, pipeline } from 'node:stream';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { invalid } from '../http/api-error';
import { collectionCsv, csvCells, isTimeZone } from './collections-csv';
import { findCollections } from './collections.repository';

const PAGE = 1000;

/** Sends the collections in a reach as a CSV file, read page by page as the client takes them. */
export function sendCollectionCsv(
  reply: FastifyReply,
  connection: Connection,
  reach: Reach,
  { timeZone = 'UTC', ...filter }: CollectionCsvQuery,
): FastifyReply {
  if (!isTimeZone(timeZone)) throw invalid({ path: 'timeZone', message: 'Not a time zone' });
  const name = `collections-${new Date().toISOString().slice(0, 10)}.csv`;
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);

  async function* lines() {
    for (let offset = 0; ; offset += PAGE) {
      const rows = await findCollections(connection, reach, filter, { limit: PAGE, offset });
      for (const row of rows) yield csvCells(row, timeZone);
      if (rows.length < PAGE) return;
    }
  }
  const csv = collectionCsv();
  pipeline(Readable.from(lines()), csv, (error) => {
    if (error) reply.log.warn({ err: error }, 'the export of collections was cut short');
  });
  return reply.send(csv);
}
