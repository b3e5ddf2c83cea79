import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { BooksFault } from './books-fault';

interface FaultRow {
  officeId: string;
  entryNumber: bigint | null;
  what: string;
}

const TRADES = sql<FaultRow>`
  select trade.office_id, entry.number as entry_number, case when entry.number is null
    then format('trade %s has no entry in the journal', trade.id)
    else format('its amounts differ from trade %s', trade.id) end as what
  from trades trade
  left join journal_entries entry
    on entry.office_id = trade.office_id and entry.trade_id = trade.id and entry.kind = 'TRADE'
  left join lateral (
    select string_agg(from_account || to_account || currency || amount_minor, ' ' order by position) as legs
    from transfers where transfers.office_id = entry.office_id and entry_number = entry.number
  ) moved on true
  where moved.legs is distinct from
    'CASHEXCHANGE' || old_currency || old_minor || ' ' || 'EXCHANGECASH' || new_currency || new_minor`;

const TRANSACTIONS = sql<FaultRow>`
  select booked.office_id, entry.number as entry_number, case when entry.number is null
    then format('the %s %s has no entry in the journal', lower(booked.kind), booked.id)
    else format('its amounts differ from the %s %s', lower(booked.kind), booked.id) end as what
  from transactions booked
  left join journal_entries entry
    on entry.office_id = booked.office_id and entry.transaction_id = booked.id and entry.kind = booked.kind
  left join lateral (
    select string_agg(from_account || to_account || currency || amount_minor, ' ') as legs
    from transfers where transfers.office_id = entry.office_id and entry_number = entry.number
  ) moved on true
  where moved.legs is distinct from (case booked.kind when 'FLOAT' then 'FLOATCASH' else 'CASHEXPENSES' end)
    || booked.currency || abs(booked.amount_minor)`;

/** Lines of pick-ups in other currencies, and of collections that were not planned, have entries of their own. */
const COLLECTIONS = sql<FaultRow>`
  select coalesce(collection.office_id, booked.office_id) as office_id, null::bigint as entry_number,
    format('collection %s says that %s %s were collected, but the journal has %s (minor units)', collection.id,
      coalesce(collection.collected_minor, 0), collection.currency, coalesce(booked.cash, 0)) as what
  from collections collection
  left join (
    select entry.office_id, entry.collection_id, moved.currency, sum(
      case when to_account = 'CASH' or to_account like 'HAND:%' then amount_minor else -amount_minor end) as cash
    from journal_entries entry
    join transfers moved on moved.office_id = entry.office_id and moved.entry_number = entry.number
    where entry.collection_id is not null and entry.reference not like 'pick-up:%'
    group by entry.office_id, entry.collection_id, moved.currency
  ) booked on booked.office_id = collection.office_id and booked.collection_id = collection.id
    and booked.currency = collection.currency
  where coalesce(collection.collected_minor, 0) <> coalesce(booked.cash, 0)`;

/** Each line of a pick-up has one entry of its amount, and each entry of a pick-up has a line. */
const PICK_UPS = sql<FaultRow>`
  select line.office_id, line.entry_number, format('pick-up %s says that %s %s were collected, but its entry has %s %s '
    || '(minor units)', line.pick_up_id, line.amount_minor, line.currency, moved.amount_minor, moved.currency) as what
  from pick_up_lines line
  join pick_ups pick_up on pick_up.office_id = line.office_id and pick_up.id = line.pick_up_id
  join journal_entries entry on entry.office_id = line.office_id and entry.number = line.entry_number
  join transfers moved on moved.office_id = line.office_id and moved.entry_number = line.entry_number
  where (moved.from_account, moved.currency, moved.amount_minor) <> ('COLLECTIONS', line.currency, line.amount_minor)
    or entry.reference <> (case when entry.reference like 'collection:%' then 'collection:' || pick_up.collection_id
      else 'pick-up:' || line.pick_up_id || ':' || line.currency end)
  union all
  select entry.office_id, entry.number, 'its pick-up is missing'
  from journal_entries entry
  where entry.reference like 'pick-up:%' and not exists (
    select from pick_up_lines line where line.office_id = entry.office_id and line.entry_number = entry.number)`;

const ENTRIES = sql<FaultRow>`
  select entry.office_id, entry.number as entry_number,
    format('its %s is missing', replace(lower(entry.kind), '_', ' ')) as what
  from journal_entries entry
  left join trades trade on trade.office_id = entry.office_id and trade.id = entry.trade_id
  left join transactions booked on booked.office_id = entry.office_id and booked.id = entry.transaction_id
  left join collections collection on collection.office_id = entry.office_id and collection.id = entry.collection_id
  left join journal_entries earlier
    on earlier.office_id = entry.office_id and earlier.number = entry.corrects_number
  where case entry.kind
    when 'TRADE' then trade.id is null
    when 'FLOAT' then booked.id is null
    when 'EXPENSE' then booked.id is null
    when 'REVERSAL' then earlier.number is null
    when 'COLLECTION' then collection.id is null
    when 'CORRECTION' then collection.id is null
    else false end`;

const NAMED_IN_TRAIL = sql<FaultRow>`
  select line.office_id, null::bigint as entry_number,
    format('%s %s of the audit trail is missing', line.entity, line.entity_id) as what
  from audit_entries line
  where line.entity in ('trade', 'transaction') and line.action = 'CREATE'
    and not exists (select from trades where line.entity = 'trade' and id::text = line.entity_id)
    and not exists (select from transactions where line.entity = 'transaction' and id::text = line.entity_id)
  union all
  select line.office_id, null, format('the reversal of %s %s in the audit trail is missing', entity, entity_id)
  from audit_entries line
  where line.entity in ('trade', 'transaction') and line.action = 'UPDATE'
    and coalesce(line.after ->> 'reversal', line.after ->> 'reversed') is not null
    and not exists (
      select from journal_entries entry
      where entry.office_id = line.office_id and entry.kind = 'REVERSAL'
        and line.entity_id = coalesce(entry.trade_id::text, entry.transaction_id::text)
    )`;

/** The account of a case has what is open, and its steps add up to what is settled. */
const CASES = sql<FaultRow>`
  select opened.office_id, null::bigint as entry_number,
    format('%s %s of case %s are open, but its account has %s (minor units)', opened.amount_minor - settled_minor,
      opened.currency, opened.number, coalesce(kept.amount_minor, 0)) as what
  from cash_cases opened left join account_balances kept on kept.office_id = opened.office_id
    and kept.account = 'SUSPENSE:' || opened.id and kept.currency = opened.currency
  where coalesce(kept.amount_minor, 0) <> opened.settled_minor - opened.amount_minor
  union all
  select opened.office_id, null, format('case %s is settled by %s, but its %s steps give %s (minor units)',
    opened.number, abs(settled_minor), done.steps, done.amount)
  from cash_cases opened cross join lateral (
    select count(*) as steps, coalesce(sum(amount_minor), 0) as amount from cash_case_steps step
    where step.office_id = opened.office_id and step.case_id = opened.id) done
  where done.amount <> abs(settled_minor) or done.steps <> opened.step_count`;

/** Each step of a case has its entry, and each entry of a resolution its step. */
const CASE_STEPS = sql<FaultRow>`
  select step.office_id, entry.number as entry_number,
    format('step %s of case %s has no entry of its amount', step.step, opened.number) as what
  from cash_case_steps step join cash_cases opened on opened.office_id = step.office_id and opened.id = step.case_id
  left join journal_entries entry on entry.office_id = step.office_id and entry.number = step.entry_number
    and entry.case_id = step.case_id and entry.reference = 'case:' || step.case_id || ':' || step.step
  left join transfers moved on moved.office_id = entry.office_id and moved.entry_number = entry.number
    and 'SUSPENSE:' || step.case_id in (moved.from_account, moved.to_account)
  where moved.amount_minor is distinct from step.amount_minor or moved.currency is distinct from opened.currency
  union all
  select entry.office_id, entry.number, 'the step of its case is missing'
  from journal_entries entry left join cash_case_steps step on step.office_id = entry.office_id
    and step.case_id = entry.case_id and step.entry_number = entry.number
  where entry.kind = 'RESOLUTION' and entry.reference like 'case:%' and step.step is null`;

/** Cash on the way of an ended handover adds up to 0 over both journals. */
const TRANSITS = sql<FaultRow>`
  select handover.office_id, null::bigint as entry_number,
    format('handover %s has ended, but %s %s are on the way (minor units)', handover.number, sum(kept.amount_minor),
      kept.currency) as what
  from handovers handover join account_balances kept on kept.account = 'TRANSIT:' || handover.id
    and kept.office_id in (handover.office_id, handover.to_office)
  where handover.ended_at is not null
  group by handover.office_id, handover.number, kept.currency having sum(kept.amount_minor) <> 0`;

/** A confirmed handover of an amount has an entry, and an entry of a handover has one that is not withdrawn. */
const HANDOVERS = sql<FaultRow>`
  select handover.office_id, null::bigint as entry_number,
    format('handover %s in %s has no entry in the journal', handover.number, line.currency) as what
  from handovers handover join handover_lines line
    on line.office_id = handover.office_id and line.handover_id = handover.id
  where handover.state in ('ACCEPTED', 'RECOUNTED')
    and line.declared_minor + coalesce(line.recounted_minor, line.counted_minor, 0) > 0
    and not exists (select from journal_entries entry
      where entry.office_id in (handover.office_id, handover.to_office)
        and entry.reference = 'handover:' || handover.id || ':' || line.currency)
  union all
  select entry.office_id, entry.number, format('its handover %s is not confirmed', handover.number)
  from journal_entries entry join handovers handover on handover.id = entry.handover_id
  where entry.reference like 'handover:%' and handover.state not in ('ACCEPTED', 'RECOUNTED')`;

export async function verifySources(transaction: WriteTransaction): Promise<BooksFault[]> {
  const faults: BooksFault[] = [];
  for (const check of [
    TRADES,
    TRANSACTIONS,
    COLLECTIONS,
    PICK_UPS,
    ENTRIES,
    CASES,
    CASE_STEPS,
    TRANSITS,
    HANDOVERS,
    NAMED_IN_TRAIL,
  ]) {
    faults.push(...(await firstOfEach(transaction, check)));
  }
  return faults;
}

/** One mistake may affect thousands of rows, so only the first per office is reported. */
async function firstOfEach(transaction: WriteTransaction, check: RawBuilder<FaultRow>): Promise<BooksFault[]> {
  const { rows } = await sql<FaultRow>`
    select distinct on (office_id) office_id, entry_number, what from (${check}) found
    order by office_id, entry_number, what`.execute(transaction);
  return rows.map(({ entryNumber, ...fault }) => ({ ...fault, ...(entryNumber !== null && { entryNumber }) }));
}
