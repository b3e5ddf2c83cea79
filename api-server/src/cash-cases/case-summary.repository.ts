import { CASE_AGES_DAYS, type CaseSummary } from '@comptoir/api-contract/cash-cases';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { readableBy } from './cash-cases.repository';

interface GroupRow {
  currency: CurrencyCode;
  fromDays: number;
  missing: bigint;
  tooMuch: bigint;
  cases: number;
  overdue: number;
}

/** Sums of open amounts by age. */
export async function sumOpenCases(connection: Connection, reach: Reach, person: Person): Promise<CaseSummary[]> {
  const readable = readableBy(reach, person).map(
    (condition) => sql`(select side.id from cash_cases side where side.state = 'OPEN' and ${condition})`,
  );
  const { rows } = await sql<GroupRow>`
    select opened.currency, aged.from_days,
      coalesce(sum(opened.settled_minor - opened.amount_minor) filter (where opened.amount_minor < 0), 0)::int8
        as missing,
      coalesce(sum(opened.amount_minor - opened.settled_minor) filter (where opened.amount_minor > 0), 0)::int8
        as too_much,
      count(*)::int as cases, (count(*) filter (where opened.due_at < now()))::int as overdue
    from (${sql.join(readable, sql` union `)}) found join cash_cases opened on opened.id = found.id
    cross join lateral (select max(days) as from_days from unnest(${[...CASE_AGES_DAYS]}::int[]) days
      where opened.opened_at <= now() - make_interval(days => days) or days = 0) aged
    group by opened.currency, aged.from_days`.execute(connection);
  return CURRENCY_CODES.flatMap((currency) => summaryOf(currency, rows) ?? []);
}

function summaryOf(currency: CurrencyCode, rows: readonly GroupRow[]): CaseSummary | undefined {
  const own = rows.filter((row) => row.currency === currency);
  if (own.length === 0) return undefined;
  const sumOf = (field: 'missing' | 'tooMuch') => fromMinor(own.reduce((sum, row) => sum + row[field], 0n));
  const countOf = (field: 'cases' | 'overdue') => own.reduce((sum, row) => sum + row[field], 0);
  return {
    currency,
    missing: sumOf('missing'),
    tooMuch: sumOf('tooMuch'),
    cases: countOf('cases'),
    overdue: countOf('overdue'),
    ages: CASE_AGES_DAYS.map((fromDays) => {
      const group = own.find((row) => row.fromDays === fromDays);
      return {
        fromDays,
        missing: fromMinor(group?.missing ?? 0n),
        tooMuch: fromMinor(group?.tooMuch ?? 0n),
        cases: group?.cases ?? 0,
      };
    }),
  };
}
