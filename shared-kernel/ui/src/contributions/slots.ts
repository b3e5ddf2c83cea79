import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { Contribution, PieceProps, RecordType } from '@comptoir/kernel/internal/remote';

export type { Contribution };
import { useClaims } from '@comptoir/kernel/internal/session';
import { createStore } from '@comptoir/kernel/store';

/** A contribution and its remote. */
export interface Contributed<Kind extends Contribution = Contribution> {
  remote: string;
  contribution: Kind;
}

/** A contribution of a remote in its place; the shell loads it, with its usual fallback. */
export interface SlotPieceProps {
  remote: string;
  module: string;
  place: PieceProps;
  loading: ReactNode;
  /** Shown when no version of the remote works. */
  failed: ReactNode;
}

/** Provided by the shell: lists contributions of all remotes, and renders one with its fallbacks. */
export interface SlotHost {
  contributions: readonly Contributed[];
  Piece: ComponentType<SlotPieceProps>;
}

const host = createStore<SlotHost | undefined>(undefined);

/** Fills the slots of all pages; a standalone page has none. */
export function provideSlots(provided: SlotHost | undefined): void {
  host.set(provided);
}

export function useSlotHost(): SlotHost | undefined {
  return useSyncExternalStore(host.subscribe, host.get);
}

/** Key of a contribution within its slot, for example `fleet.vehicles`. */
export function keyOf({ remote, contribution }: Contributed): string {
  const name = 'module' in contribution && contribution.module ? contribution.module.slice(2) : contribution.order;
  return `${remote}.${name}`;
}

type Kind<Slot extends Contribution['slot']> = Extract<Contribution, { slot: Slot }>;

/** Contributions to a slot for the current user, in order; for slots of a record, those for its type. */
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
