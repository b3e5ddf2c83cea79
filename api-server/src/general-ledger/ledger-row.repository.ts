import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql, type RawBuilder } from 'kysely';
import { correctionOfEntry, reversalOfEntry } from '../books/reversal.repository';
import type { Connection } from '../database/database';

export type LedgerRow = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

/** In minor units, with the balance after the entry. */
interface Leg {
  currency: CurrencyCode;
  isIn: boolean;
  minor: string;
  after: string;
}

type ListedEntries = ReturnType<typeof keysOfEntries>;

/** Declares at most one row per key, which keeps PostgreSQL from reordering the lookups. */
const ONE_ROW = sql.lit(1);

/**
 * Joins source records, and the leg in `currency` or else the first one (for a trade the outgoing). Uses lookups
 * per entry: planning a join of so many tables takes ten times as long as reading a page.
 */
export function withDetails(connection: Connection, listed: ListedEntries, currency?: CurrencyCode) {
  return connection
    .selectFrom(listed.as('listed'))
    .innerJoin('journalEntries as entry', (join) =>
      join.onRef('entry.officeId', '=', 'listed.officeId').onRef('entry.number', '=', 'listed.number'),
    )
    .innerJoin('transfers as moved', (join) =>
      join
        .onRef('moved.officeId', '=', 'entry.officeId')
        .onRef('moved.entryNumber', '=', 'entry.number')
        .$call((leg) =>
          currency
            ? leg.on('moved.currency', '=', currency).on(sql<boolean>`'CASH' in (moved.from_account, moved.to_account)`)
            : leg.on('moved.position', '=', 0),
        ),
    )
    .leftJoinLateral(collectionOfEntry(connection).as('collected'), (join) => join.onTrue())
    .leftJoinLateral(transactionOfEntry(connection).as('paid'), (join) => join.onTrue())
    .leftJoinLateral(tradeOfEntry(connection).as('traded'), (join) => join.onTrue())
    .select([
      'entry.number',
      'entry.kind',
      'entry.bookedAt',
      'entry.collectionId',
      'entry.correctsNumber',
      pickUpOfEntry().as('pickUpId'),
      'entry.reason',
      reversalOfEntry().as('reversal'),
      correctionOfEntry().as('correctedByNumber'),
      'moved.currency',
      'moved.amountMinor',
      'moved.fromAccount',
      'moved.toAccount',
      'moved.cashAfterMinor',
      legsOfEntry().as('legs'),
    ])
    .selectAll(['collected', 'paid', 'traded']);
}

function pickUpOfEntry(): RawBuilder<string | null> {
  return sql`case when entry.reference like 'pick-up:%' then split_part(entry.reference, ':', 2) end`;
}

function legsOfEntry(): RawBuilder<Leg[]> {
  // As text, since JSON has no 64-bit integers.
  return sql`(select coalesce(json_agg(json_build_object('currency', leg.currency, 'isIn', leg.to_account = 'CASH',
      'minor', leg.amount_minor::text, 'after', leg.cash_after_minor::text) order by leg.position), '[]')
    from transfers leg where leg.office_id = entry.office_id and leg.entry_number = entry.number
      and 'CASH' in (leg.from_account, leg.to_account))`;
}

function keysOfEntries(connection: Connection) {
  return connection.selectFrom('journalEntries as entry').select(['entry.officeId', 'entry.number']);
}

function collectionOfEntry(connection: Connection) {
  return connection
    .selectFrom('collections as collection')
    .leftJoin('agencies as agency', (join) =>
      join.onRef('agency.officeId', '=', 'collection.officeId').onRef('agency.id', '=', 'collection.agencyId'),
    )
    .leftJoin('users as collector', 'collector.id', 'collection.collectorId')
    .where(isOfEntry('collection', 'collectionId'))
    .select([
      'collection.status',
      'collection.scheduledMinor',
      'collection.collectedMinor',
      'agency.name as agencyName',
      collectorOfEntry().as('collectorName'),
    ])
    .limit(ONE_ROW);
}

/** The collection of an unplanned pick-up may have another collector by now. */
function collectorOfEntry(): RawBuilder<string | null> {
  return sql`case when entry.reference like 'pick-up:%' then (
      select holder.name from pick_ups pick_up join users holder on holder.id = pick_up.collector_id
      where pick_up.office_id = entry.office_id and pick_up.id = split_part(entry.reference, ':', 2)::uuid
    ) else collector.name end`;
}

function transactionOfEntry(connection: Connection) {
  return connection
    .selectFrom('transactions as spent')
    .leftJoin('suppliers as supplier', 'supplier.id', 'spent.supplierId')
    .where(isOfEntry('spent', 'transactionId'))
    .select([
      'spent.id as transactionId',
      'spent.description',
      'spent.occurredAt',
      'supplier.id as supplierId',
      'supplier.name as supplierName',
    ])
    .limit(ONE_ROW);
}

function tradeOfEntry(connection: Connection) {
  return connection
    .selectFrom('trades as trade')
    .where(isOfEntry('trade', 'tradeId'))
    .select([
      'trade.id as tradeId',
      'trade.oldMinor',
      'trade.oldCurrency',
      'trade.newMinor',
      'trade.newCurrency',
      'trade.rate',
    ])
    .limit(ONE_ROW);
}

function isOfEntry(row: string, column: 'collectionId' | 'transactionId' | 'tradeId'): RawBuilder<boolean> {
  const key = sql`(${sql.ref(`${row}.officeId`)}, ${sql.ref(`${row}.id`)})`;
  return sql<boolean>`${key} = (entry.office_id, ${sql.ref(`entry.${column}`)})`;
}
