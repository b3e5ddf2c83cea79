import { BusinessDay, COUNT_SCOPES, type CountScope } from '@comptoir/api-contract/business-days';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { CountedPlace, Currency, OfficeName, PersonName, Place } from './cash-model';
import { linesOf, pickFrom, STAFF, type Business, type CashRequest } from './cash-request';
import { CURRENCIES, type PlannedOperation } from './planned-operation';

/** Differences of a count up to this are rounding, in minor units. */
export const TOLERANCES: Readonly<Record<Currency, bigint>> = { DZD: 0n, USD: 100n, EUR: 20n };

/** Counts the next place of a day in the currencies that have no valid count. */
export function countOfDay(business: Business, planned: PlannedOperation): CashRequest | undefined {
  const { model } = business;
  const { office, by, path } = dayAt(business, planned);
  const { isOpen, counted } = model.days[office];
  const missing = (scope: CountScope) => CURRENCIES.filter((currency) => !counted.has(`${scope} ${currency}`));
  const scope = COUNT_SCOPES.find((one) => missing(one).length > 0);
  if (!isOpen || scope === undefined) return undefined;
  const heldNow = (currency: Currency) => model.held(placeOf(scope, office), currency);
  const amounts = new Map(
    missing(scope).map((currency) => {
      const found = heldNow(currency) + (currency === planned.currency ? planned.difference : 0n);
      return [currency, found < 0n ? 0n : found];
    }),
  );
  return {
    kind: planned.kind,
    by,
    request: `POST ${path}/counts?officeId=${business.offices[office]}`,
    body: { scope, lines: linesOf(amounts) },
    takes: [],
    uses: [],
    isAlone: true,
    apply(answer) {
      const rows = BusinessDay.parse(answer).counts.filter((row) => row.scope === scope);
      for (const [currency, minor] of amounts) {
        const attempt = rows.find((row) => row.currency === currency)?.attempts.at(-1);
        expect(attempt).toMatchObject({ counted: fromMinor(minor), expected: fromMinor(heldNow(currency)) });
        counted.set(`${scope} ${currency}`, minor - heldNow(currency));
      }
    },
  };
}

/** Closes a counted day while others book; leaves its handovers for the next one. */
export function closing(business: Business, planned: PlannedOperation): CashRequest | undefined {
  const { model } = business;
  const { office, by, path } = dayAt(business, planned);
  const day = model.days[office];
  if (!day.isOpen || day.counted.size < COUNT_SCOPES.length * CURRENCIES.length) return undefined;
  const differences = [...day.counted].filter(([, difference]) => difference !== 0n);
  return {
    kind: planned.kind,
    by,
    request: `POST ${path}/closing?officeId=${business.offices[office]}`,
    body: { postpone: model.pendingIn(office).map(({ id }) => ({ handoverId: id, reason: 'Counted tomorrow' })) },
    takes: differences.flatMap(([key, difference]) => {
      const { scope, currency } = partsOf(key);
      return difference < 0n ? [{ place: placeOf(scope, office), currency, minor: -difference }] : [];
    }),
    uses: [`day of ${office}`],
    apply(answer) {
      const [{ report } = { report: undefined }] = BusinessDay.parse(answer).reports;
      const cases = report?.cases ?? [];
      expect(cases.map(({ scope, currency, amount }) => `${scope} ${currency} ${toMinor(amount)}`).toSorted()).toEqual(
        differences.map(([key, difference]) => `${key} ${difference}`).toSorted(),
      );
      for (const { caseId, scope, currency, amount, ownerId, isRounding } of cases) {
        const minor = toMinor(amount);
        const home = placeOf(scope, office);
        const size = minor < 0n ? -minor : minor;
        expect(isRounding).toBe(size <= TOLERANCES[currencyOf(currency)]);
        const place: Place = isRounding ? 'outside' : `case of ${caseId}`;
        model.move([{ from: home, to: place, currency: currencyOf(currency), minor: -minor }]);
        if (isRounding) continue;
        const owner = ownerOf(business, ownerId);
        model.cases.push({ id: caseId, place, home, currency: currencyOf(currency), owner, office });
      }
      day.isOpen = false;
    },
    applyRefusal(code, values) {
      if (code !== 'day-blocked') return false;
      const blockers: { code: string; values: { currency?: Currency } }[] = Reflect.get(values, 'blockers');
      for (const blocker of blockers) {
        const scope = { 'till-count-stale': 'TILL', 'vault-count-stale': 'VAULT' } as const;
        if (blocker.code === 'till-count-stale' || blocker.code === 'vault-count-stale')
          day.counted.delete(`${scope[blocker.code]} ${currencyOf(blocker.values.currency)}`);
        // A handover of the same batch.
        else expect(blocker.code).toBe('handover-pending');
      }
      return true;
    },
  };
}

export function reopening(business: Business, planned: PlannedOperation): CashRequest | undefined {
  const { office, path } = dayAt(business, planned);
  const day = business.model.days[office];
  if (day.isOpen) return undefined;
  return {
    kind: planned.kind,
    by: 'admin',
    request: `POST ${path}/reopening?officeId=${business.offices[office]}`,
    body: { reason: 'A bundle was found' },
    takes: [],
    uses: [`day of ${office}`],
    apply() {
      day.isOpen = true;
      day.counted.clear();
    },
  };
}

/** Replaces the limits of Algiers. */
export function limitsOfCollectors(business: Business, { kind, currency, amount }: PlannedOperation): CashRequest {
  const { model, offices } = business;
  const limit = { currency, warn: fromMinor(amount), max: fromMinor(2n * amount) };
  return {
    kind,
    by: 'admin',
    request: `PATCH /cash/limits/${offices.algiers}`,
    body: { limits: (['COLLECTOR', 'TILL', 'VAULT'] as const).map((holder) => ({ holder, ...limit })) },
    takes: [],
    uses: ['limits'],
    apply() {
      model.limits.clear();
      model.limits.set(currency, amount);
    },
  };
}

function dayAt({ days }: Business, { pick, by }: PlannedOperation) {
  const office: OfficeName = pick % 3 === 0 ? 'oran' : 'algiers';
  const person: PersonName = pickFrom(STAFF[office], by) ?? 'superadmin';
  return { office, by: person, path: `/days/${days[office]}` as const };
}

function placeOf(scope: CountScope, office: OfficeName): Place {
  return scope === 'TILL' ? `till of ${office}` : `vault of ${office}`;
}

function partsOf(key: CountedPlace): { scope: CountScope; currency: Currency } {
  const [scope, currency] = key.split(' ');
  return { scope: scope === 'TILL' ? 'TILL' : 'VAULT', currency: currencyOf(currency) };
}

function currencyOf(code: string | undefined): Currency {
  const known = CURRENCIES.find((one) => one === code);
  if (!known) throw new Error(`No operation uses ${code}`);
  return known;
}

function ownerOf({ people }: Business, id: string): PersonName {
  const names: readonly PersonName[] = ['superadmin', 'admin', 'managerOfAlgiers', 'managerOfOran'];
  const owner = names.find((name) => people[name].id === id);
  if (!owner) throw new Error(`Nobody of the office is ${id}`);
  return owner;
}
