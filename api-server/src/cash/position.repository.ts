import type { CashInHand, CashPosition } from '@comptoir/api-contract/cash';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import { isOpenOutsideTill } from '../books/account-balances.repository';
import type { Connection } from '../database/database';
import type { Account, AccountBalancesTable } from '../database/tables/books';
import { limitOf } from '../inbox/cash-limits.repository';

type HolderBalance = Pick<AccountBalancesTable, 'account' | 'currency'> & {
  minor: bigint;
  since: Date;
  name: string | null;
};

type NumberedBalance = HolderBalance & { number: bigint | null };

/** Balances per holder, the longest held first; adds up, because one statement reads all. */
export async function findCashPosition(connection: Connection, officeId: string): Promise<CashPosition[]> {
  const balances = await selectHolderBalances(connection, officeId)
    .where(sql<boolean>`kept.account = any(array(${openAccounts(officeId)}))`)
    .select(numberOf().as('number'))
    .unionAll(tillOf(connection, officeId))
    .orderBy('since')
    .orderBy('account')
    .execute();
  return CURRENCY_CODES.map((currency) => {
    const own = balances.filter((row) => row.currency === currency);
    const of = (name: string) => own.filter(({ account }) => account.startsWith(name));
    const sumOf = (name: string) => fromMinor(of(name).reduce((sum, { minor }) => sum + minor, 0n));
    return {
      currency,
      till: sumOf('CASH'),
      vault: sumOf('VAULT'),
      hands: of('HAND:').map(holderAmount),
      onTheWay: of('TRANSIT:').map((row) => ({ handoverId: holderOf(row), ...numberedAmount(row) })),
      bank: sumOf('BANK'),
      cases: of('SUSPENSE:').map((row) => ({ caseId: holderOf(row), ...numberedAmount(row) })),
      owed: of('RECEIVABLE:').map(holderAmount),
    };
  });
}

/** In all currencies that the person holds. */
export async function findCashInHand(connection: Connection, officeId: string, userId: string): Promise<CashInHand[]> {
  const [office, account, currency] = [sql`kept.office_id`, sql`kept.account`, sql`kept.currency`];
  const allowed = limitOf({ officeId: office, account, currency });
  const rows = await selectHolderBalances(connection, officeId)
    .select(sql<bigint | null>`(select warn_minor from (${allowed}) allowed)`.as('warn'))
    .select(sql<bigint | null>`(select max_minor from (${allowed}) allowed)`.as('max'))
    .where('kept.account', '=', `HAND:${userId}`)
    .orderBy('kept.since')
    .execute();
  return rows.map(({ warn, max, ...row }) => ({
    currency: row.currency,
    ...agedAmount(row),
    ...(warn !== null && { warn: fromMinor(warn) }),
    ...(max !== null && { max: fromMinor(max) }),
  }));
}

/** The balance of the till has no age. */
function tillOf(connection: Connection, officeId: string) {
  return connection
    .selectFrom('balances as till')
    .select([sql<Account>`'CASH'`.as('account'), 'till.currency', sql<Date>`'epoch'::timestamptz`.as('since')])
    .select([
      sql<string | null>`null`.as('name'),
      'till.amountMinor as minor',
      sql<bigint | null>`null::bigint`.as('number'),
    ])
    .where('till.officeId', '=', officeId);
}

function selectHolderBalances(connection: Connection, officeId: string) {
  return connection
    .selectFrom('accountBalances as kept')
    .leftJoin('users as holder', (join) =>
      join.on(
        sql<boolean>`holder.id = case when kept.account ~ '^(HAND|RECEIVABLE):' then split_part(kept.account, ':', 2)::uuid end`,
      ),
    )
    .select(['kept.account', 'kept.currency', 'kept.since', 'holder.name'])
    .select(sql<bigint>`kept.amount_minor::bigint`.as('minor'))
    .where('kept.officeId', '=', officeId)
    .where(isOpenOutsideTill('kept'));
}

/** Accounts that can have a balance, each by its index: those of ended handovers and cases become many. */
function openAccounts(officeId: string) {
  return sql`select unnest(array['VAULT', 'BANK'])
    union all select account from account_balances
      where office_id = ${officeId} and (account = 'VAULT' or account like 'HAND:%')
    union all select account from account_balances where office_id = ${officeId} and account like 'RECEIVABLE:%'
    union all select 'SUSPENSE:' || id from cash_cases where office_id = ${officeId} and state = 'OPEN'
    union all select 'TRANSIT:' || id from handovers where office_id = ${officeId} and ended_at is null`;
}

/** Number of the handover or the case that holds the cash; null for other holders. */
function numberOf() {
  return sql<bigint | null>`case split_part(kept.account, ':', 1)
    when 'TRANSIT' then (select moved.number from handovers moved where moved.office_id = kept.office_id and moved.id = split_part(kept.account, ':', 2)::uuid)
    when 'SUSPENSE' then (select opened.number from cash_cases opened where opened.office_id = kept.office_id and opened.id = split_part(kept.account, ':', 2)::uuid)
  end`;
}

function holderOf({ account }: HolderBalance): string {
  return account.split(':')[1] ?? '';
}

function agedAmount({ minor, since }: HolderBalance) {
  return { amount: fromMinor(minor), since: since.toISOString() };
}

function numberedAmount(row: NumberedBalance) {
  return { number: String(row.number), ...agedAmount(row) };
}

function holderAmount(row: HolderBalance) {
  return { user: { id: holderOf(row), name: row.name ?? '' }, ...agedAmount(row) };
}
