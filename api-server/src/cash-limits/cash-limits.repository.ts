import type { CashLimit } from '@comptoir/api-contract/cash-limits';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { LimitedAccount } from '../database/tables/custody';
import { limitOf } from '../inbox/cash-limits.repository';

/** Limits in the order of holders and currencies. A removed one remains as a row, for the version. */
export async function findLimits(
  connection: Connection,
  officeId: string,
): Promise<{ limits: CashLimit[]; version: number }> {
  const rows = await connection
    .selectFrom('cashLimits')
    .select(['account', 'currency', 'warnMinor', 'maxMinor', 'version'])
    .where('officeId', '=', officeId)
    .orderBy('account')
    .execute();
  const set = rows.flatMap(({ account, currency, warnMinor, maxMinor }) =>
    warnMinor === null && maxMinor === null
      ? []
      : [{ ...holderOf(account), currency, warn: major(warnMinor), max: major(maxMinor) }],
  );
  const order = ({ currency }: CashLimit) => CURRENCY_CODES.indexOf(currency);
  return {
    limits: set.toSorted((one, other) => order(one) - order(other)),
    version: rows.reduce((sum, { version }) => sum + version, 0),
  };
}

export async function saveLimit(
  transaction: WriteTransaction,
  officeId: string,
  { currency, warn, max, ...holder }: CashLimit,
): Promise<void> {
  const amounts = { warnMinor: minor(warn), maxMinor: minor(max) };
  await transaction
    .insertInto('cashLimits')
    .values({ officeId, account: accountOf(holder), currency, ...amounts })
    .onConflict((known) =>
      known
        .columns(['officeId', 'account', 'currency'])
        .doUpdateSet({ ...amounts, version: sql`cash_limits.version + 1` }),
    )
    .execute();
}

interface Passed {
  id: string;
  name: string;
  currency: CurrencyCode;
  held: bigint;
  warnMinor: bigint | null;
  maxMinor: bigint | null;
}

/** Collectors above a limit, of some people or all of an office with custody, in minor units. */
export async function findPassed(
  connection: Connection,
  officeId: string,
  userIds?: readonly string[],
): Promise<Passed[]> {
  const chosen = userIds === undefined ? sql`true` : sql`holder.id = any(${[...userIds]}::uuid[])`;
  const { rows } = await sql<Passed>`
    select holder.id, holder.name, kept.currency, kept.amount_minor::bigint as held, allowed.warn_minor, allowed.max_minor
    from office_custody custody
    join users holder on holder.office_id = custody.office_id and holder.role = 'COLLECTOR'
      and holder.archived_at is null and ${chosen}
    join account_balances kept on kept.office_id = custody.office_id and kept.account = 'HAND:' || holder.id
    cross join lateral (${limitOf({ officeId: sql`kept.office_id`, account: sql`kept.account`, currency: sql`kept.currency` })}) allowed
    where custody.office_id = ${officeId} and custody.is_on
      and kept.amount_minor > least(allowed.warn_minor, allowed.max_minor)
    order by holder.name, holder.id, kept.currency`.execute(connection);
  return rows;
}

/** Amounts of till, vault and hands in minor units; those of the till come with the lock of the office. */
export async function findVaultAndHands(transaction: WriteTransaction, officeId: string) {
  const { rows } = await sql<{ account: LimitedAccount; currency: CurrencyCode; minor: bigint }>`
    select account, currency, amount_minor::bigint as minor from account_balances
    where office_id = ${officeId} and (account = 'VAULT' or account like 'HAND:%')`.execute(transaction);
  return rows;
}

type Holder = Pick<CashLimit, 'holder' | 'userId'>;

export function accountOf({ holder, userId }: Holder): LimitedAccount {
  if (holder === 'COLLECTOR') return userId === null ? 'HAND' : `HAND:${userId}`;
  return holder === 'TILL' ? 'CASH' : 'VAULT';
}

function holderOf(account: LimitedAccount): Holder {
  if (account === 'CASH') return { holder: 'TILL', userId: null };
  if (account === 'VAULT') return { holder: 'VAULT', userId: null };
  return { holder: 'COLLECTOR', userId: account.split(':')[1] ?? null };
}

function major(amount: bigint | null): number | null {
  return amount === null ? null : fromMinor(amount);
}

function minor(amount: number | null): bigint | null {
  return amount === null ? null : toMinor(amount);
}
