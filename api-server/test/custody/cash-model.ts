import type { CountScope } from '@comptoir/api-contract/business-days';
import type { HandoverKind } from '@comptoir/api-contract/handovers';
import type { CURRENCIES } from './planned-operation';

export type Currency = (typeof CURRENCIES)[number];
export type OfficeName = 'algiers' | 'oran';
export const COLLECTORS = ['amel', 'bilal'] as const;
export type Collector = (typeof COLLECTORS)[number];
export type PersonName = Collector | 'superadmin' | 'admin' | 'managerOfAlgiers' | 'managerOfOran';

/** `outside` is the origin and destination of all cash that nobody here holds. */
export type Place =
  | `${'till' | 'vault' | 'bank'} of ${OfficeName}`
  | `hand of ${Collector}`
  | `way of ${string}`
  | `case of ${string}`
  | `debt of ${PersonName} in ${OfficeName}`
  | 'outside';

export interface Move {
  from: Place;
  to: Place;
  currency: Currency;
  minor: bigint;
}

export interface ModelHandover {
  id: string;
  kind: HandoverKind;
  state: 'OFFERED' | 'COUNTED' | 'DISPUTED' | 'ENDED';
  giver: PersonName;
  counter?: PersonName;
  receiver?: Collector;
  from: Place;
  to: Place;
  /** Office that counts and books the end. */
  bookedBy: OfficeName;
  sentBy: OfficeName;
  isSent: boolean;
  declared: Map<Currency, bigint>;
  counted: Map<Currency, bigint>;
}

/** A difference of a handover or a count; its amount is what `place` holds, negative for a surplus. */
export interface ModelCase {
  id: string;
  place: Place;
  /** Place of cash that is found. */
  home: Place;
  currency: Currency;
  owner: PersonName;
  office: OfficeName;
}

export interface ModelCollection {
  id: string;
  collector: Collector;
  currency: Currency;
  minor: bigint;
  /** Handovers of the collector in the currency when its cash was last in the hand; undefined if it is in the till. */
  handedOver: number | undefined;
}

export type CountedPlace = `${CountScope} ${Currency}`;

/** A business day with the differences of its counts, which its closing has to book. */
export interface ModelDay {
  isOpen: boolean;
  counted: Map<CountedPlace, bigint>;
}

/** Holders of cash, kept from the answers to requests alone; independent of the server's code. */
export class CashModel {
  readonly #amounts = new Map<string, bigint>();
  readonly #handedOver = new Map<string, number>();
  readonly handovers: ModelHandover[] = [];
  readonly collections: ModelCollection[] = [];
  readonly cases: ModelCase[] = [];
  readonly debts: { owner: PersonName; currency: Currency; office: OfficeName }[] = [];
  /** Trades, expenses and floats that can be reversed. */
  readonly bookings: { path: string; moves: Move[] }[] = [];
  readonly days: Record<OfficeName, ModelDay> = {
    algiers: { isOpen: true, counted: new Map() },
    oran: { isOpen: true, counted: new Map() },
  };
  /** Warning of all collectors of Algiers; they get nothing new above twice as much. */
  readonly limits = new Map<Currency, bigint>();

  held(place: Place, currency: Currency): bigint {
    return this.#amounts.get(`${currency} ${place}`) ?? 0n;
  }

  move(moves: readonly Move[]): void {
    for (const { from, to, currency, minor } of moves) {
      this.#amounts.set(`${currency} ${from}`, this.held(from, currency) - minor);
      this.#amounts.set(`${currency} ${to}`, this.held(to, currency) + minor);
    }
  }

  /** Moves what was counted, and leaves the difference to a case of the handover; counts differ in one currency. */
  confirm(handover: ModelHandover, counts: ReadonlyMap<Currency, bigint>, caseIds: readonly string[]): void {
    const { id, kind, giver, from, isSent, to, declared, bookedBy } = handover;
    handover.state = 'ENDED';
    const place: Place = `case of ${id}`;
    const ids = [...caseIds];
    for (const currency of new Set([...declared.keys(), ...counts.keys()])) {
      const [expected, counted] = [declared.get(currency) ?? 0n, counts.get(currency) ?? 0n];
      this.move([{ from: isSent ? `way of ${id}` : from, to, currency, minor: counted }]);
      this.move([{ from: isSent ? `way of ${id}` : from, to: place, currency, minor: expected - counted }]);
      if (expected !== counted)
        this.cases.push({
          id: ids.pop() ?? '',
          place,
          home: `till of ${bookedBy}`,
          currency,
          owner: giver,
          office: bookedBy,
        });
      if (kind === 'COLLECTOR_TO_OFFICE' && expected + counted > 0n) {
        const key = `${currency} ${giver}`;
        this.#handedOver.set(key, (this.#handedOver.get(key) ?? 0) + 1);
      }
    }
    if (ids.length > 0) throw new Error(`Handover ${id} has cases without a difference`);
  }

  handoversOf(collector: Collector, currency: Currency): number {
    return this.#handedOver.get(`${currency} ${collector}`) ?? 0;
  }

  /** The collector's hand until it handed over cash of the currency after the last entry, then the till. */
  placeOf({ collector, currency, handedOver }: ModelCollection): Place {
    return handedOver === this.handoversOf(collector, currency) ? `hand of ${collector}` : 'till of algiers';
  }

  /** Amount that a giver may offer; a collector cannot offer waiting cash again. */
  available(place: Place, currency: Currency): bigint {
    const waiting = this.handovers.filter(({ state, from, kind }) => {
      return state !== 'ENDED' && from === place && kind === 'COLLECTOR_TO_OFFICE';
    });
    return waiting.reduce((rest, { declared }) => rest - (declared.get(currency) ?? 0n), this.held(place, currency));
  }

  /** Handovers that the office must count, whose notes may be in the till. */
  pendingIn(office: OfficeName): ModelHandover[] {
    return this.handovers.filter(({ state, kind, bookedBy, sentBy }) => {
      const isHere = kind === 'OFFICE_TO_OFFICE' ? bookedBy === office : kind !== 'TO_BANK' && sentBy === office;
      return state !== 'ENDED' && isHere;
    });
  }

  /** Collectors above a limit. */
  passed(currency: Currency) {
    const warn = this.limits.get(currency);
    return COLLECTORS.flatMap((name) => {
      const minor = this.held(`hand of ${name}`, currency);
      return warn === undefined || minor <= warn ? [] : [{ name, minor, assignable: minor <= 2n * warn }];
    });
  }

  /** Amounts of an office in a currency as its position has to show them. */
  position(office: OfficeName, currency: Currency) {
    const way = this.handovers.filter(({ sentBy, state, isSent }) => isSent && sentBy === office && state !== 'ENDED');
    return {
      till: this.held(`till of ${office}`, currency),
      vault: this.held(`vault of ${office}`, currency),
      bank: this.held(`bank of ${office}`, currency),
      hands: COLLECTORS.map((name) => (office === 'algiers' ? this.held(`hand of ${name}`, currency) : 0n)),
      onTheWay: sorted(way.map(({ id }) => this.held(`way of ${id}`, currency))),
      cases: sorted(
        this.cases
          .filter((each) => each.office === office && each.currency === currency)
          .map(({ place }) => this.held(place, currency)),
      ),
      owed: sorted(
        this.debts
          .filter((debt) => debt.office === office && debt.currency === currency)
          .map(({ owner }) => this.held(`debt of ${owner} in ${office}`, currency)),
      ),
    };
  }
}

export function sorted(amounts: readonly bigint[]): bigint[] {
  return amounts.filter((minor) => minor !== 0n).toSorted((one, other) => Number(one - other));
}
