import type { CashInHand, CashPosition } from '@comptoir/api-contract/cash';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import { isHeldOutside } from '../books/account-balances.repository';
import type { Connection } from '../database/database';
import type { AccountBalancesTable } from '../database/tables/books';

type Kept = Pick<AccountBalancesTable, 'account' | 'currency'> & { minor: bigint; since: Date; name: string | null };

/** Balances per holder, the longest held first. */
export async function findCashPosition(connection: Connection, officeId: string): Promise<CashPosition[]> {
  const [tills, kept] = [await findTills(connection, officeId), await findKept(connection, officeId)];
  return CURRENCY_CODES.map((currency) => {
    const own = kept.filter((row) => row.currency === currency);
    const of = (name: string) => own.filter(({ account }) => account.startsWith(name));
    const sumOf = (name: string) => fromMinor(of(name).reduce((sum, { minor }) => sum + minor, 0n));
    return {
      currency,
      till: fromMinor(tills.get(currency) ?? 0n),
      vault: sumOf('VAULT'),
      hands: of('HAND:').map(asHeld),
      onTheWay: of('TRANSIT:').map((row) => ({ handoverId: holderOf(row), ...agedAmount(row) })),
      bank: sumOf('BANK'),
      cases: of('SUSPENSE:').map((row) => ({ caseId: holderOf(row), ...agedAmount(row) })),
      owed: of('RECEIVABLE:').map(asHeld),
    };
  });
}

/** In all currencies that the person holds. */
export async function findCashInHand(connection: Connection, officeId: string, userId: string): Promise<CashInHand[]> {
  const rows = await findKept(connection, officeId, `HAND:${userId}`);
  return rows.map((row) => ({ currency: row.currency, ...agedAmount(row) }));
}

async function findTills(connection: Connection, officeId: string) {
  const rows = await connection
    .selectFrom('balances')
    .select(['currency', 'amountMinor'])
    .where('officeId', '=', officeId)
    .execute();
  return new Map(rows.map(({ currency, amountMinor }) => [currency, amountMinor]));
}

async function findKept(connection: Connection, officeId: string, account?: string): Promise<Kept[]> {
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
    .where(isHeldOutside('kept'))
    .$if(account !== undefined, (all) => all.where(sql<boolean>`kept.account = ${account}`))
    .orderBy('kept.since')
    .orderBy('kept.account')
    .execute();
}

function holderOf({ account }: Kept): string {
  return account.split(':')[1] ?? '';
}

function agedAmount({ minor, since }: Kept) {
  return { amount: fromMinor(minor), since: since.toISOString() };
}

function asHeld(row: Kept) {
  return { user: { id: holderOf(row), name: row.name ?? '' }, ...agedAmount(row) };
}
