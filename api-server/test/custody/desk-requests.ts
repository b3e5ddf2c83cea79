import { convert, fromMinor } from '@comptoir/api-contract/money';
import type { Move, OfficeName, PersonName, Place } from './cash-model';
import { idOf, pickFrom, STAFF, type Business, type CashRequest } from './cash-request';
import type { OperationKind, PlannedOperation } from './planned-operation';

export function recording({ model, due }: Business, { kind, pick, amount }: PlannedOperation): CashRequest | undefined {
  const collection = pickFrom(due, pick);
  if (!collection) return undefined;
  const { id, collector, currency } = collection;
  return {
    kind,
    by: collector,
    request: `PATCH /collections/${id}`,
    body: { collectedAmount: fromMinor(amount), reason: 'Any amount' },
    takes: [],
    uses: [`hand of ${collector}`],
    apply() {
      due.splice(due.indexOf(collection), 1);
      model.move([{ from: 'outside', to: `hand of ${collector}`, currency, minor: amount }]);
      model.collections.push({ ...collection, minor: amount, handedOver: model.handoversOf(collector, currency) });
    },
  };
}

export function correction({ model }: Business, { kind, pick, amount }: PlannedOperation): CashRequest | undefined {
  // Older ones are in the till already.
  const collection = pickFrom(model.collections.slice(-10), pick);
  if (!collection || collection.minor === amount) return undefined;
  const place = model.placeOf(collection);
  const { id, currency, minor } = collection;
  const move: Move = { from: 'outside', to: place, currency, minor: amount - minor };
  return {
    kind,
    by: 'superadmin',
    request: `PATCH /collections/${id}`,
    body: { collectedAmount: fromMinor(amount), correctionReason: 'Counted again' },
    takes: amount < minor ? [{ place, currency, minor: minor - amount }] : [],
    uses: [`hand of ${collection.collector}`],
    apply() {
      model.move([move]);
      collection.minor = amount;
      // An entry in the till stays there.
      if (place === 'till of algiers') collection.handedOver = undefined;
    },
  };
}

export function trade(business: Business, planned: PlannedOperation): CashRequest | undefined {
  const { kind, currency: old, into, amount } = planned;
  const rate = (100 + (planned.pick % 90)) / 100;
  const gained = convert(amount, rate);
  if (old === into || gained === 0n) return undefined;
  const { office, by } = deskOf(planned);
  const till: Place = `till of ${office}`;
  const moves: Move[] = [
    { from: till, to: 'outside', currency: old, minor: amount },
    { from: 'outside', to: till, currency: into, minor: gained },
  ];
  const amounts = { oldAmount: fromMinor(amount), newAmount: fromMinor(gained), rate };
  const body = {
    officeId: business.offices[office],
    oldCurrency: old,
    newCurrency: into,
    ...amounts,
    reason: 'Agreed',
  };
  return bookedAtDesk(business, { kind, by, path: '/trades', body, moves });
}

export function cashTransaction(business: Business, planned: PlannedOperation, kind: 'expense' | 'float'): CashRequest {
  const { currency, amount } = planned;
  const { office, by } = deskOf(planned);
  const till: Place = `till of ${office}`;
  const [from, to]: [Place, Place] = kind === 'float' ? ['outside', till] : [till, 'outside'];
  const signed = fromMinor(kind === 'float' ? amount : -amount);
  const base = { officeId: business.offices[office], date: new Date().toISOString(), description: 'Test' };
  return bookedAtDesk(business, {
    kind,
    by: kind === 'float' ? 'superadmin' : by,
    path: '/transactions',
    body: { ...base, amount: signed, currency },
    moves: [{ from, to, currency, minor: amount }],
  });
}

function bookedAtDesk(
  { model }: Business,
  booked: { kind: OperationKind; by: PersonName; path: '/trades' | '/transactions'; body: object; moves: Move[] },
): CashRequest {
  const { kind, by, path, body, moves } = booked;
  return {
    kind,
    by,
    request: `POST ${path}`,
    body,
    takes: takenBy(moves),
    uses: [],
    apply(answer) {
      model.move(moves);
      model.bookings.push({ path: `${path}/${idOf(answer)}`, moves });
    },
  };
}

export function reversal({ model }: Business, { kind, pick }: PlannedOperation): CashRequest | undefined {
  const booking = pickFrom(model.bookings, pick);
  if (!booking) return undefined;
  const moves = booking.moves.map(({ from, to, ...move }) => ({ ...move, from: to, to: from }));
  return {
    kind,
    by: 'superadmin',
    request: `POST /${booking.path.slice(1)}/reversal`,
    body: { reason: 'Typed wrongly' },
    takes: takenBy(moves),
    uses: [booking.path],
    apply() {
      model.move(moves);
      model.bookings.splice(model.bookings.indexOf(booking), 1);
    },
  };
}

function takenBy(moves: readonly Move[]) {
  return moves.flatMap(({ from: place, currency, minor }) => (place === 'outside' ? [] : [{ place, currency, minor }]));
}

function deskOf({ pick, by }: PlannedOperation): { office: OfficeName; by: PersonName } {
  const office = pick % 3 === 0 ? 'oran' : 'algiers';
  return { office, by: pickFrom(STAFF[office], by) ?? 'superadmin' };
}
