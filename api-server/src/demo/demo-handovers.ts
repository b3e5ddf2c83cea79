import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Booking } from '../books/booking';
import { handoverBooking, type HandoverMovement, type ResolvedAmount } from '../books/custody-booking';
import { selectNumber } from '../books/journal.repository';
import { insertCase, insertStep } from '../cash-cases/cash-cases.repository';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations';
import type { Amounts } from '../books/cash-movement';
import type { WriteTransaction } from '../database/database';
import type { Account } from '../database/tables/books';
import type { CashCasesTable } from '../database/tables/custody';
import { later } from './demo-clock';
import { confirmRow, linesOf, type DemoHandover } from './demo-handover-rows';
import type { PlannedDifference } from './custody-plans';

/** Days until a case is due. */
const DUE_DAYS = 7;

interface Ended {
  kind: 'COLLECTOR_TO_OFFICE' | 'TILL_TO_VAULT';
  from: Account;
  to: Account;
  fromUser: string;
  declared: Amounts;
  counted: Amounts;
  offeredAt: Date;
  endedAt: Date;
  countedBy: string;
  recountedBy?: string;
  note?: string;
  difference?: PlannedDifference;
}

type DemoCase = Omit<Insertable<CashCasesTable>, 'number' | 'state' | 'version'>;
type PlannedResolution = ResolvedAmount & { at: Date; reason: string };

/** Handovers and cases of an office, whose rows are written together. */
export class DemoHandovers {
  readonly #officeId: string;
  /** Handovers without rows yet. */
  readonly #handovers: DemoHandover[] = [];
  /** Deposits with a row that were confirmed since. */
  readonly #confirmed: DemoHandover[] = [];
  #number = 0n;
  readonly #cases: DemoCase[] = [];
  readonly #resolutions: PlannedResolution[] = [];

  constructor(officeId: string) {
    this.#officeId = officeId;
  }

  /** A handover that was offered, counted and booked; `difference` opens a case of the giver. */
  end({ from, to, declared, counted, difference, ...ended }: Ended): Booking[] {
    const { kind, fromUser, offeredAt, endedAt, countedBy, recountedBy = null, note = null } = ended;
    const isRecounted = recountedBy !== null;
    const id = newId({ msecs: offeredAt.getTime() });
    const row: DemoHandover['row'] = {
      id,
      kind,
      fromUser,
      source: 'TILL',
      offeredAt,
      countedBy,
      recountedBy,
      endedAt,
      note,
      state: isRecounted ? 'RECOUNTED' : 'ACCEPTED',
      countedAt: isRecounted ? later(endedAt, -5 * MINUTE_MS) : endedAt,
    };
    this.#handovers.push({ row, declared, counted, isRecounted });
    const booker = recountedBy ?? (difference ? fromUser : countedBy);
    return [...declared].map(([currency, minor]) => {
      const found = counted.get(currency) ?? 0n;
      const caseId = found === minor ? undefined : newId({ msecs: endedAt.getTime() });
      if (caseId !== undefined)
        this.#openCase({ caseId, row, currency, minor: found - minor, at: endedAt }, difference);
      const amounts = { currency, declared: minor, counted: found, ...(caseId !== undefined && { caseId }) };
      return handoverBooking(
        { event: `handover:${id}`, kind: 'HANDOVER', handoverId: id, from, to, ...amounts },
        { userId: booker, bookedAt: endedAt },
      );
    });
  }

  /** A sealed bag for the bank, which is on its way until `confirmDeposit`. */
  sendDeposit(declared: Amounts, { at, by }: { at: Date; by: string }): { sent: DemoHandover; bookings: Booking[] } {
    const id = newId({ msecs: at.getTime() });
    const sent: DemoHandover = {
      row: {
        id,
        kind: 'TO_BANK',
        state: 'OFFERED',
        fromUser: by,
        source: 'VAULT',
        offeredAt: at,
        seal: `DZ ${String(Math.floor(at.getTime() / HOUR_MS)).padStart(6, '0')}`,
      },
      declared,
      isRecounted: false,
    };
    this.#handovers.push(sent);
    return { sent, bookings: depositBookings(sent, `sent:${id}`, ['VAULT', `TRANSIT:${id}`], { at, by }) };
  }

  confirmDeposit(sent: DemoHandover, { at, by }: { at: Date; by: string }): Booking[] {
    const { id } = sent.row;
    Object.assign(sent.row, { state: 'ACCEPTED', countedAt: at, endedAt: at, countedBy: by });
    sent.row.slip = `BNA ${String(Math.floor(at.getTime() / HOUR_MS)).padStart(6, '0')}`;
    sent.counted = sent.declared;
    if (!this.#handovers.includes(sent)) this.#confirmed.push(sent);
    return depositBookings(sent, `handover:${id}`, [`TRANSIT:${id}`, 'BANK'], { at, by });
  }

  /** Resolutions of cases that are decided at a moment. */
  resolutionsAt(moment: Date): PlannedResolution[] {
    return this.#resolutions.filter(({ at }) => at.getTime() === moment.getTime());
  }

  /** Writes the rows booked since the last call; `userId` decided about cases. */
  async insert(transaction: WriteTransaction, userId: string): Promise<void> {
    const officeId = this.#officeId;
    const added = this.#handovers.splice(0).toSorted((one, other) => (one.row.id < other.row.id ? -1 : 1));
    if (added.length > 0) {
      const rows = added.map(({ row }) => ({ ...row, officeId, number: (this.#number += 1n) }));
      await transaction.insertInto('handovers').values(rows).execute();
      await transaction
        .insertInto('handoverLines')
        .values(added.flatMap((handover) => linesOf(handover, officeId)))
        .execute();
    }
    for (const { row, declared } of this.#confirmed.splice(0)) await confirmRow(transaction, row, declared);
    for (const opened of this.#cases.splice(0)) await insertCase(transaction, opened);
    await this.#insertSteps(transaction, userId);
  }

  async #insertSteps(transaction: WriteTransaction, userId: string): Promise<void> {
    const officeId = this.#officeId;
    for (const planned of this.#resolutions.splice(0)) {
      const { caseId: id, step, resolution, reason, amount: amountMinor, isMissing, at: createdAt } = planned;
      const entryNumber = await selectNumber(transaction, officeId, `case:${id}:${step}`);
      if (entryNumber === undefined) {
        this.#resolutions.push(planned);
        continue;
      }
      const kept = { officeId, id, amountMinor: isMissing ? -amountMinor : amountMinor, settledMinor: 0n };
      await insertStep(transaction, kept, { step, resolution, reason, amountMinor, userId, entryNumber, createdAt });
    }
  }

  #openCase(
    opened: { caseId: string; row: DemoHandover['row']; currency: CurrencyCode; minor: bigint; at: Date },
    difference: PlannedDifference | undefined,
  ): void {
    const { caseId: id, row, currency, minor: amountMinor, at: openedAt } = opened;
    const { id: sourceId, fromUser: ownerId } = row;
    const dueAt = later(openedAt, DUE_DAYS * DAY_MS);
    const place = { officeId: this.#officeId, id, source: 'HANDOVER' as const, sourceId };
    this.#cases.push({ ...place, currency, amountMinor, ownerId, openedAt, dueAt });
    const { resolved } = difference ?? {};
    if (!resolved) return;
    const isMissing = amountMinor < 0n;
    this.#resolutions.push({
      caseId: id,
      step: 1,
      resolution: resolved.resolution,
      isMissing,
      currency,
      ownerId,
      amount: isMissing ? -amountMinor : amountMinor,
      reason: resolved.reason,
      at: later(openedAt, resolved.afterDays * DAY_MS),
    });
  }
}

function depositBookings(
  { row, declared }: DemoHandover,
  event: HandoverMovement['event'],
  [from, to]: [Account, Account],
  { at: bookedAt, by: userId }: { at: Date; by: string },
): Booking[] {
  return [...declared].map(([currency, minor]) => {
    const moved = { event, kind: 'DEPOSIT', handoverId: row.id, currency, from, to } as const;
    return handoverBooking({ ...moved, declared: minor, counted: minor }, { userId, bookedAt });
  });
}
