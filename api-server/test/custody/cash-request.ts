import {
  COLLECTORS,
  type CashModel,
  type Collector,
  type Currency,
  type OfficeName,
  type PersonName,
  type Place,
} from './cash-model';
import type { OperationKind } from './planned-operation';

/** A request with what its answer changes in the model. */
export interface CashRequest {
  kind: OperationKind;
  by: PersonName;
  request: `${'POST' | 'PATCH'} /${string}`;
  body: object;
  /** Cash without which the request is refused. */
  takes: readonly { place: Place; currency: Currency; minor: bigint }[];
  /** Records and hands that no other request may use at the same time, since their order would matter. */
  uses: readonly string[];
  /** Code of a refusal that the request must get. */
  refusal?: string;
  /** Sent alone, since its answer depends on all others. */
  isAlone?: true;
  apply(answer: object): void;
  /** Takes a refusal that others of the batch can cause; returns false if it does not explain itself. */
  applyRefusal?(code: string, values: object): boolean;
}

export interface Business {
  model: CashModel;
  offices: Record<OfficeName, string>;
  people: Record<PersonName, { id: string; email: string }>;
  /** Planned collections that nobody recorded. */
  due: { id: string; collector: Collector; currency: Currency }[];
  /** Business day of each office that is counted, closed and opened again. */
  days: Record<OfficeName, string>;
}

export const STAFF: Record<OfficeName, readonly PersonName[]> = {
  algiers: ['managerOfAlgiers', 'admin', 'superadmin'],
  oran: ['managerOfOran', 'admin', 'superadmin'],
};

export function pickFrom<Each>(all: readonly Each[], pick: number): Each | undefined {
  return all[pick % Math.max(1, all.length)];
}

export function idOf(answer: object): string {
  return String(Reflect.get(answer, 'id'));
}

export function collectorAt(pick: number): Collector {
  return pickFrom(COLLECTORS, pick) ?? 'amel';
}

/** Lines of a count, in coins of 1 and 0.01. */
export function linesOf(amounts: ReadonlyMap<Currency, bigint>): object[] {
  return [...amounts].map(([currency, minor]) => ({
    currency,
    counts: { '1': Number(minor / 100n), '0.01': Number(minor % 100n) },
  }));
}
