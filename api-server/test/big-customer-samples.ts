import { sql } from 'kysely';
import { DAY_MS } from '../src/calendar/durations';
import type { Connection } from '../src/database/database';
import { inHumanOrder } from '../src/database/human-order';

async function bulk(connection: Connection): Promise<string> {
  const { id } = await connection.selectFrom('bulkChanges').select('id').executeTakeFirstOrThrow();
  return id;
}

async function imported(connection: Connection): Promise<string> {
  const { id } = await connection.selectFrom('imports').select('id').executeTakeFirstOrThrow();
  return id;
}

async function deepRow(connection: Connection, table: 'collections' | 'trades', officeId: string): Promise<string> {
  const moment = sql.ref(table === 'trades' ? 'createdAt' : 'scheduledAt');
  const { rows } = await sql<{ id: bigint }>`select id from ${sql.table(table)} where office_id = ${officeId}
    order by ${moment}, id limit 1 offset 60`.execute(connection);
  return String(rows[0]?.id);
}

async function middleByName(
  connection: Connection,
  table: 'agencies' | 'suppliers',
  officeId: string,
): Promise<string> {
  const ofOffice = sql`from ${sql.table(table)} where office_id = ${officeId}`;
  const { rows } = await sql<{ id: string }>`select id ${ofOffice}
    order by ${inHumanOrder('name')}, id limit 1 offset (select count(*) / 2 ${ofOffice})`.execute(connection);
  return String(rows[0]?.id);
}

async function anEvent(connection: Connection): Promise<string> {
  const { id } = await connection
    .selectFrom('securityEvents')
    .select('id')
    .where('officeId', 'is not', null)
    .executeTakeFirstOrThrow();
  return id;
}

async function collectionPickedUp(connection: Connection, officeId: string): Promise<string> {
  const { collectionId } = await connection
    .selectFrom('pickUps')
    .select('collectionId')
    .where('officeId', '=', officeId)
    .executeTakeFirstOrThrow();
  return String(collectionId);
}

async function anItem(connection: Connection, officeId: string): Promise<string> {
  const { id } = await connection
    .selectFrom('inboxItems as item')
    .innerJoin('users', 'users.id', 'item.userId')
    .where('users.role', '=', 'OFFICEMANAGER')
    .where('users.officeId', '=', officeId)
    .select('item.id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function bigCustomerSamples(connection: Connection, officeId: string): Promise<Record<string, string>> {
  const first = async (table: string, condition = 'true') => {
    const { rows } = await sql<{ id: unknown }>`
      select id from ${sql.table(table)} where office_id = ${officeId} and ${sql.raw(condition)} limit 1`.execute(
      connection,
    );
    return String(rows[0]?.id);
  };
  const weekAgo = new Date(Date.now() - 7 * DAY_MS).toISOString();
  const agency = await first('agencies');
  const collector = await first('users', `role = 'COLLECTOR' and name like '%x1'`);
  const collection = await first('collections');
  const supplier = await first('suppliers');
  const receipt = await connection
    .selectFrom('receipts')
    .select(['number', 'contentHash', 'subject'])
    .where('officeId', '=', officeId)
    .executeTakeFirstOrThrow();
  return {
    officeId,
    'getReceipt.id': receipt.contentHash,
    'listCorrectionRequests.entity': 'collection',
    'listCorrectionRequests.entityId': collection,
    'listReceipts.collectionId': receipt.subject,
    'listReceipts.pickUpId': await first('pick_ups'),
    'verifyReceipt.number': String(receipt.number),
    'verifyReceipt.code': receipt.contentHash.slice(0, 12),
    country: 'DZ',
    countryCode: 'DZ',
    collectorId: collector,
    'getRound.date': weekAgo.slice(0, 10),
    'getHandover.id': await first('handovers'),
    'listHandovers.after': await first('handovers'),
    'listHandovers.pending': 'true',
    'getCashCase.id': await first('cash_cases'),
    'listCashCases.after': await first('cash_cases'),
    'listCashCases.state': 'OPEN',
    'listCashCases.overdue': 'true',
    ownerId: collector,
    'getDay.day': await currentDay(connection, officeId),
    'listDays.before': weekAgo.slice(0, 10),
    currency: 'EUR',
    startDate: weekAgo,
    from: weekAgo,
    search: 'nothing has this',
    q: 'nothing has this',
    entity: 'agency',
    city: 'Algiers',
    address: '1 Rue',
    postalCode: '16000',
    'listAudit.id': agency,
    'getUser.id': collector,
    'listUserSessions.id': collector,
    'listUserApiKeys.id': collector,
    'getSecondSteps.id': collector,
    'getApproval.id': await first('approvals'),
    'listApprovals.before': await first('approvals'),
    'listApprovals.mine': 'false',
    'listWebhookDeliveries.id': await first('webhooks'),
    'listWebhookDeliveries.before': '50',
    'getOffice.id': officeId,
    'getOfficeSummary.id': officeId,
    'getBulk.id': await bulk(connection),
    'getImport.id': await imported(connection),
    'listImportRows.id': await imported(connection),
    only: 'wrong',
    'listImportRows.after': '5',
    'listImports.kind': 'agencies',
    'exportImportTemplate.kind': 'agencies',
    'getAgency.id': agency,
    'getAgencySummary.id': agency,
    'getCollectorSummary.id': collector,
    archived: 'true',
    'getCollection.id': collection,
    'listMentionable.id': collection,
    'listAgencies.after': await middleByName(connection, 'agencies', officeId),
    'listSuppliers.after': await middleByName(connection, 'suppliers', officeId),
    'listTrades.after': await deepRow(connection, 'trades', officeId),
    'listCollections.after': await deepRow(connection, 'collections', officeId),
    collectionId: collection,
    collectedSince: weekAgo,
    unanswered: 'true',
    endDate: new Date().toISOString(),
    'getCountryTotals.timeZone': 'Africa/Algiers',
    'listCollections.timeZone': 'Africa/Algiers',
    'exportCollections.timeZone': 'Africa/Algiers',
    'sumCollections.timeZone': 'Africa/Algiers',
    'getCollectionTotals.timeZone': 'Africa/Algiers',
    'getOverview.timeZone': 'Africa/Algiers',
    'getMonthReport.month': weekAgo.slice(0, 7),
    'exportMonthReport.month': weekAgo.slice(0, 7),
    'exportCollections.ids': collection,
    'listSeries.ended': 'true',
    'listGeneralLedger.after': '2',
    trade: 'true',
    'listUsers.role': 'COLLECTOR',
    'listClosures.year': String(new Date().getFullYear()),
    to: new Date().toISOString(),
    personId: collector,
    'listSecurityEvents.kind': 'SIGN_IN',
    'listSecurityEvents.before': await anEvent(connection),
    'listInbox.before': await anItem(connection, officeId),
    'getPickUp.id': await first('pick_ups'),
    'listPickUps.collectionId': await collectionPickedUp(connection, officeId),
    'getSeries.id': await first('pick_up_series'),
    'getFollowing.id': await first('pick_up_series'),
    'getFollowing.from': new Date().toISOString().slice(0, 10),
    'getClosure.id': await first('office_closures'),
    'listHolidays.year': '2027',
    'getTrade.id': await first('trades'),
    'getLedgerEntry.id': '2',
    'getSupplier.id': supplier,
    'getSupplierSummary.id': supplier,
    supplierId: supplier,
    'getView.id': await first('list_views'),
  };
}

async function currentDay(connection: Connection, officeId: string): Promise<string> {
  const { day } = await connection
    .selectFrom('businessDays')
    .select('day')
    .where('officeId', '=', officeId)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return day;
}
