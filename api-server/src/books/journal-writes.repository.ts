import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { unawaited } from '../database/fast';
import { cashSpent, type Amounts } from './cash-movement';
import type { ChainedEntry } from './journal.repository';
import { spendingSince } from './spending.repository';

export interface EntryWithBalances extends ChainedEntry {
  balances: Amounts;
}

export async function appendEntries(
  transaction: WriteTransaction,
  officeId: string,
  entries: readonly EntryWithBalances[],
  balances: Amounts,
): Promise<void> {
  const head = entries.at(-1);
  if (!head) return;
  const spent = cashSpent(entries, spendingSince(new Date()));
  const trades = entries.filter(({ tradeId }) => tradeId !== undefined).length;
  await sql`
    with booked as (
      insert into journal_entries (office_id, number, kind, reference, booked_at, user_id, collection_id, trade_id,
        transaction_id, corrects_number, reason, occurred_at, handover_id, case_id, previous_hash, hash)
      select ${officeId}::uuid, * from json_to_recordset(${entriesJson(entries)}::json) as entry(
        number bigint, kind text, reference text, booked_at timestamptz, user_id uuid, collection_id bigint,
        trade_id bigint, transaction_id uuid, corrects_number bigint, reason text, occurred_at timestamptz,
        handover_id uuid, case_id uuid, previous_hash text, hash text)
    ), moved as (
      insert into transfers (office_id, entry_number, position, currency, from_account, to_account, amount_minor,
        cash_after_minor)
      select ${officeId}::uuid, * from json_to_recordset(${transfersJson(entries)}::json) as transfer(
        entry_number bigint, position int, currency text, from_account text, to_account text,
        amount_minor bigint, cash_after_minor bigint)
    ), head as (
      update journal_heads set number = ${head.number}, hash = ${head.hash}, trade_count = trade_count + ${trades}::int
      where office_id = ${officeId}
    )
    insert into balances (office_id, currency, amount_minor, spent_minor)
    select ${officeId}::uuid, * from json_to_recordset(${balancesJson(balances, spent)}::json) as balance(
      currency text, amount_minor bigint, spent_minor numeric)
    on conflict (office_id, currency) do update set amount_minor = excluded.amount_minor,
      spent_minor = balances.spent_minor + excluded.spent_minor ${unawaited}`.execute(transaction);
}

function entriesJson(entries: readonly ChainedEntry[]): string {
  return toJson(
    entries.map((entry) => ({
      number: entry.number,
      kind: entry.kind,
      reference: entry.reference,
      booked_at: entry.bookedAt,
      user_id: entry.userId,
      collection_id: entry.collectionId,
      trade_id: entry.tradeId,
      transaction_id: entry.transactionId,
      corrects_number: entry.correctsNumber,
      reason: entry.reason,
      occurred_at: entry.occurredAt,
      handover_id: entry.handoverId,
      case_id: entry.caseId,
      previous_hash: entry.previousHash,
      hash: entry.hash,
    })),
  );
}

function transfersJson(entries: readonly EntryWithBalances[]): string {
  return toJson(
    entries.flatMap((entry) =>
      entry.transfers.map((transfer, position) => ({
        entry_number: entry.number,
        position,
        currency: transfer.currency,
        from_account: transfer.from,
        to_account: transfer.to,
        amount_minor: transfer.amount,
        cash_after_minor: entry.balances.get(transfer.currency) ?? 0n,
      })),
    ),
  );
}

function balancesJson(balances: Amounts, spent: Amounts): string {
  return toJson(
    [...balances].map(([currency, amount]) => ({
      currency,
      amount_minor: amount,
      spent_minor: spent.get(currency) ?? 0n,
    })),
  );
}

function toJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
