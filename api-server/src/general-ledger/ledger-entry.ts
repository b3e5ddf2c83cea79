import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { fromMinor } from '@comptoir/api-contract/money';
import type { LedgerRow } from './ledger-row.repository';

export function asLedgerEntry(row: LedgerRow): LedgerEntry {
  const { number, kind, bookedAt, currency, collectionId, correctsNumber, supplierId, supplierName } = row;
  const amount = fromMinor(cashChange(row));
  return {
    id: String(number),
    date: bookedAt.toISOString(),
    valueDate: kind === 'REVERSAL' ? null : (row.occurredAt?.toISOString() ?? null),
    kind,
    currency,
    collectionId: collectionId === null ? null : String(collectionId),
    ...(row.pickUpId !== null && { pickUpId: row.pickUpId }),
    correctsId: correctsNumber === null ? null : String(correctsNumber),
    correctedById: row.correctedByNumber === null ? null : String(row.correctedByNumber),
    reversal: row.reversal,
    balance: fromMinor(row.cashAfterMinor),
    movements: movementsOf(row).map(({ currency: moved, amount: minor, balance }) => ({
      currency: moved,
      amount: fromMinor(minor),
      balance: fromMinor(balance),
    })),
    ...(row.legs.length === 0 && { outside: outsideOf(row) }),
    transaction: {
      id: kind === 'REVERSAL' ? null : row.transactionId,
      amount,
      description: writtenIn(row) ?? describe(row),
      written: writtenIn(row),
      supplier: supplierId !== null && supplierName !== null ? { id: supplierId, name: supplierName } : null,
    },
    collection: collectionOf(row),
    trade: kind === 'TRADE' ? tradeOf(row) : null,
  };
}

/** Change of the cash in the till by a transfer, in minor units. */
export function cashChange({
  fromAccount,
  toAccount,
  amountMinor,
}: Pick<LedgerRow, 'fromAccount' | 'toAccount' | 'amountMinor'>): bigint {
  if (toAccount === 'CASH') return amountMinor;
  return fromAccount === 'CASH' ? -amountMinor : 0n;
}

/** Amount of an entry beside the till, at the place that received it or else gave it. */
function outsideOf({
  fromAccount,
  toAccount,
  amountMinor,
}: Pick<LedgerRow, 'fromAccount' | 'toAccount' | 'amountMinor'>): NonNullable<LedgerEntry['outside']> {
  const amount = fromMinor(amountMinor);
  const to = placeOf(toAccount);
  if (to !== 'OTHER') return { place: to, amount };
  const from = placeOf(fromAccount);
  return { place: from, amount: from === 'OTHER' ? amount : -amount };
}

function placeOf(account: LedgerRow['toAccount']): NonNullable<LedgerEntry['outside']>['place'] {
  if (account === 'VAULT') return 'VAULT';
  return account.startsWith('HAND:') ? 'HAND' : 'OTHER';
}

/** The reason, else the purpose. */
export function writtenIn({ reason, description }: LedgerRow): string | null {
  return reason ?? description;
}

/** Movement per currency in minor units, negative for outgoing, with the balance afterwards. */
export function movementsOf({ legs }: Pick<LedgerRow, 'legs'>) {
  return legs.map(({ currency, isIn, minor, after }) => ({
    currency,
    amount: isIn ? BigInt(minor) : -BigInt(minor),
    balance: BigInt(after),
  }));
}

function describe({ kind, collectionId, correctsNumber, oldCurrency, newCurrency }: LedgerRow): string {
  switch (kind) {
    case 'COLLECTION':
      return `Collection #${collectionId}`;
    case 'CORRECTION':
      return `Correction of collection #${collectionId}`;
    case 'TRADE':
      return `Exchange of ${oldCurrency} to ${newCurrency}`;
    case 'REVERSAL':
      return `Reversal of entry #${correctsNumber}`;
    case 'EXPENSE':
      return 'Expense';
    case 'FLOAT':
      return 'Opening float';
    case 'OPENING':
      return 'Opening of custody';
    case 'HANDOVER':
      return 'Handover';
    case 'TRANSFER':
      return 'Transfer between offices';
    case 'DEPOSIT':
      return 'Bank deposit or withdrawal';
    case 'COUNT':
      return 'Difference of a count';
    case 'RESOLUTION':
      return 'Resolution of a case';
  }
}

function collectionOf(row: LedgerRow): LedgerEntry['collection'] {
  const { status, scheduledMinor, collectedMinor, collectorName, agencyName } = row;
  if (status === null || scheduledMinor === null) return null;
  return {
    status,
    scheduledAmount: fromMinor(scheduledMinor),
    collectedAmount: collectedMinor === null ? null : fromMinor(collectedMinor),
    collector: { name: collectorName ?? '' },
    agency: { name: agencyName ?? '' },
  };
}

function tradeOf({ tradeId, oldMinor, oldCurrency, newMinor, newCurrency, rate }: LedgerRow): LedgerEntry['trade'] {
  if (tradeId === null || oldMinor === null || newMinor === null || !oldCurrency || !newCurrency) return null;
  return {
    id: String(tradeId),
    oldAmount: fromMinor(oldMinor),
    oldCurrency,
    newAmount: fromMinor(newMinor),
    newCurrency,
    rate: Number(rate),
  };
}
