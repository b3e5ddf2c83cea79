import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { Contribution, PieceProps, RecordType } from '../remote';

export type { Contribution };
import { useClaims } from '../session';
import { createStore } from '../store/store';

/** A contribution with the remote that it comes from. */
export interface Contributed<Kind extends Contribution = Contribution> {
  remote: string;
  contribution: Kind;
}

/** A contribution of a remote in its place: the shell loads it, and falls back, as everywhere. */
export interface SlotPieceProps {
  remote: string;
  module: string;
  place: PieceProps;
  loading: ReactNode;
  /** What stands there when no version of the remote works. */
  failed: ReactNode;
}

/** What knows all remotes, and shows a piece of one whatever happens to its versions: the shell. */
export interface SlotHost {
  contributions: readonly Contributed[];
  Piece: ComponentType<SlotPieceProps>;
}

const host = createStore<SlotHost | undefined>(undefined);

/** Fills the slots of all pages; a page that stands alone has none. */
export function provideSlots(provided: SlotHost | undefined): void {
  host.set(provided);
}

export function useSlotHost(): SlotHost | undefined {
  return useSyncExternalStore(host.subscribe, host.get);
}

/** Tells contributions of one slot apart: `fleet.vehicles`. */
export function keyOf({ remote, contribution }: Contributed): string {
  const name = 'module' in contribution && contribution.module ? contribution.module.slice(2) : contribution.order;
  return `${remote}.${name}`;
}

type Kind<Slot extends Contribution['slot']> = Extract<Contribution, { slot: Slot }>;

/** What a slot shows to the signed-in person, in its order; of the slots of a record what is meant for its kind. */
export function useContributions<Slot extends Contribution['slot']>(
  slot: Slot,
  record?: RecordType,
): Contributed<Kind<Slot>>[] {
  const { role } = useClaims();
  const all = useSlotHost()?.contributions ?? [];
  return all
    .filter((each): each is Contributed<Kind<Slot>> => each.contribution.slot === slot)
    .filter(({ contribution }) => contribution.roles?.includes(role) ?? true)
    .filter(({ contribution }) => !('record' in contribution) || contribution.record === record)
    .toSorted((one, other) => one.contribution.order - other.contribution.order);
}
