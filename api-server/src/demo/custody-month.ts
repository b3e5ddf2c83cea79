import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { toMinor } from '@comptoir/api-contract/money';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations';
import type { Booking } from '../books/booking';
import { custodyOpening, resolvedAmount } from '../books/custody-booking';
import type { Amounts } from '../books/cash-movement';
import type { WriteTransaction } from '../database/database';
import type { Account } from '../database/tables/books';
import { saveCashRules } from '../cash-rules/cash-rules.repository';
import { closeDemoDay } from './close-demo-day';
import { later, startOfDay } from './demo-clock';
import { DEPOSIT_EVERY, type CustodyPlan, type PlannedDifference } from './custody-plans';
import type { DemoHandover } from './demo-handover-rows';
import { DemoHandovers } from './demo-handovers';

/** Days with custody before today. */
const MONTH_DAYS = 30;

/** Times of a day in UTC; Algeria is an hour ahead. */
const OPENING = 5 * HOUR_MS;
const DEPOSIT = 7 * HOUR_MS + 30 * MINUTE_MS;
const SLIP = 10 * HOUR_MS;
const END_OF_ROUNDS = 18 * HOUR_MS;
const VAULT = 18 * HOUR_MS + 30 * MINUTE_MS;
const CLOSING = 18 * HOUR_MS + 45 * MINUTE_MS;

/** Days before today with a count and a report. */
const CLOSED_DAYS = 7;

const CURRENCY = 'DZD';
const STEP = toMinor(100_000);
const OPENING_VAULT = toMinor(4_000_000);
const TOLERANCE = toMinor(200);
const TILL_TARGET = toMinor(6_000_000);
const VAULT_TARGET = toMinor(2_000_000);

export interface CustodyOffice {
  officeId: string;
  managerId: string;
  adminId: string;
  plan: CustodyPlan;
  now: Date;
}

interface CollectedCash {
  collectorId: string;
  collectedAt: Date;
  currency: CurrencyCode;
  amount: bigint;
}

interface Step {
  at: Date;
  book(): Booking[];
  /** Runs when everything up to the step is booked. */
  finish?: (transaction: WriteTransaction) => Promise<void>;
}

/**
 * The last month of an office with custody: each evening collectors hand over and the till goes to the vault, every
 * few days a bag goes to the bank. `till` is mutated.
 */
export class CustodyMonth {
  readonly #begins: Date;
  readonly #handovers: DemoHandovers;
  readonly #office: CustodyOffice;
  readonly #till: Amounts;
  readonly #vault: Amounts = new Map();
  readonly #hands = new Map<string, Amounts>();
  readonly #differences: PlannedDifference[];
  readonly #steps: Step[];
  #onTheWay: DemoHandover | undefined;

  constructor(office: CustodyOffice, till: Amounts) {
    this.#office = office;
    this.#till = till;
    this.#differences = [...office.plan.differences];
    this.#begins = later(startOfDay(office.now, -MONTH_DAYS), OPENING);
    this.#handovers = new DemoHandovers(office.officeId);
    this.#steps = [{ at: this.#begins, book: () => this.#open() }, ...this.#days()];
  }

  /** Account of a collected amount; adds it to the hand of the collector once custody has begun. */
  accountOf({ collectorId, collectedAt, currency, amount }: CollectedCash): Account {
    if (collectedAt < this.#begins) return 'CASH';
    const hand: Amounts = this.#hands.get(collectorId) ?? new Map();
    this.#hands.set(collectorId, hand);
    add(hand, currency, amount);
    return `HAND:${collectorId}`;
  }

  /** Writes the booked rows. */
  async insert(transaction: WriteTransaction): Promise<void> {
    await this.#handovers.insert(transaction, this.#office.adminId);
  }

  /** Removes and returns the next step up to a moment. */
  next(moment: Date): Step | undefined {
    const [step] = this.#steps;
    return step && step.at <= moment ? this.#steps.shift() : undefined;
  }

  #days(): Step[] {
    const { now, plan } = this.#office;
    return Array.from({ length: MONTH_DAYS + 1 }, (_, index) => MONTH_DAYS - index).flatMap((daysAgo) => {
      const day = startOfDay(now, -daysAgo);
      const at = (time: number, book: (moment: Date) => Booking[]) => {
        const moment = later(day, time);
        return { at: moment, book: () => book(moment) };
      };
      const isDeposit = daysAgo > 0 && daysAgo % DEPOSIT_EVERY === plan.depositDay;
      return [
        ...(isDeposit ? [at(DEPOSIT, (moment) => this.#deposit(moment))] : []),
        ...(isDeposit || daysAgo === 0 ? [] : [at(SLIP, (moment) => this.#confirmDeposit(moment))]),
        at(END_OF_ROUNDS, (moment) => [
          ...this.#handOver(moment, daysAgo),
          ...this.#handovers.resolutionsAt(moment).map((resolved) => {
            if (resolved.resolution === 'FOUND') add(this.#till, CURRENCY, resolved.amount);
            return resolvedAmount(resolved, { userId: this.#office.adminId, bookedAt: moment });
          }),
        ]),
        at(VAULT, (moment) => this.#fillVault(moment)),
        ...(daysAgo > 0 && daysAgo <= CLOSED_DAYS + 1 ? [this.#closing(later(day, CLOSING), daysAgo)] : []),
      ];
    });
  }

  /** The first one begins the business days, the others close one each. */
  #closing(at: Date, daysAgo: number): Step {
    const { officeId, managerId, plan } = this.#office;
    const finish = async (transaction: WriteTransaction) => {
      await this.insert(transaction);
      if (daysAgo > CLOSED_DAYS) {
        await transaction.insertInto('officeCustody').values({ officeId, isOn: true }).execute();
        await saveCashRules(transaction, officeId, {
          dayStartsAt: 0,
          tolerances: new Map([[CURRENCY, TOLERANCE]]),
          requiresCounts: false,
        });
        return;
      }
      const difference = plan.counts[daysAgo] ?? 0n;
      if (await closeDemoDay(transaction, { officeId, managerId, at, difference })) {
        add(this.#till, CURRENCY, difference);
      }
    };
    return { at, book: () => [], finish };
  }

  #open(): Booking[] {
    const { adminId: userId } = this.#office;
    move(this.#till, this.#vault, OPENING_VAULT);
    const opening = { begun: 1, account: 'VAULT', currency: CURRENCY, amount: OPENING_VAULT } as const;
    return [custodyOpening(opening, { userId, bookedAt: this.#begins })];
  }

  #handOver(moment: Date, daysAgo: number): Booking[] {
    const { managerId, adminId } = this.#office;
    return [...this.#hands].flatMap(([collectorId, hand], index) => {
      const declared = new Map([...hand].filter(([, minor]) => minor > 0n));
      if (declared.size === 0) return [];
      hand.clear();
      const difference = declared.has(CURRENCY) ? this.#nextDifference(daysAgo) : undefined;
      const counted = new Map(declared);
      if (difference) add(counted, CURRENCY, difference.minor);
      for (const [currency, minor] of counted) add(this.#till, currency, minor);
      const isDisputed = difference !== undefined && !difference.resolved;
      const offeredAt = later(moment, -(index + 2) * 4 * MINUTE_MS);
      return this.#handovers.end({
        kind: 'COLLECTOR_TO_OFFICE',
        from: `HAND:${collectorId}`,
        to: 'CASH',
        fromUser: collectorId,
        declared,
        counted,
        offeredAt,
        endedAt: moment,
        countedBy: managerId,
        ...(isDisputed && { recountedBy: adminId, note: 'I counted it twice at the agency' }),
        ...(difference && { difference }),
      });
    });
  }

  #nextDifference(daysAgo: number): PlannedDifference | undefined {
    const [next] = this.#differences;
    return next && daysAgo <= next.daysAgo ? this.#differences.shift() : undefined;
  }

  #fillVault(moment: Date): Booking[] {
    const { managerId, adminId } = this.#office;
    const minor = roundedAbove(this.#till, TILL_TARGET);
    if (minor <= 0n) return [];
    move(this.#till, this.#vault, minor);
    const amounts = new Map([[CURRENCY, minor] as const]);
    return this.#handovers.end({
      kind: 'TILL_TO_VAULT',
      from: 'CASH',
      to: 'VAULT',
      fromUser: managerId,
      declared: amounts,
      counted: amounts,
      offeredAt: later(moment, -9 * MINUTE_MS),
      endedAt: moment,
      countedBy: adminId,
    });
  }

  #deposit(moment: Date): Booking[] {
    const minor = roundedAbove(this.#vault, VAULT_TARGET);
    if (minor <= 0n || this.#onTheWay) return [];
    move(this.#vault, new Map(), minor);
    const { managerId: by } = this.#office;
    const { sent, bookings } = this.#handovers.sendDeposit(new Map([[CURRENCY, minor]]), { at: moment, by });
    this.#onTheWay = sent;
    return bookings;
  }

  #confirmDeposit(moment: Date): Booking[] {
    const handover = this.#onTheWay;
    if (!handover) return [];
    this.#onTheWay = undefined;
    return this.#handovers.confirmDeposit(handover, { at: moment, by: this.#office.adminId });
  }
}

function roundedAbove(amounts: Amounts, kept: bigint): bigint {
  return (((amounts.get(CURRENCY) ?? 0n) - kept) / STEP) * STEP;
}

function move(from: Amounts, to: Amounts, minor: bigint): void {
  add(from, CURRENCY, -minor);
  add(to, CURRENCY, minor);
}

function add(amounts: Amounts, currency: CurrencyCode, minor: bigint): void {
  amounts.set(currency, (amounts.get(currency) ?? 0n) + minor);
}
