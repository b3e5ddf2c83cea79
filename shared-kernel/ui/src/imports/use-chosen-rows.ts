import type { Import } from '@comptoir/api-contract/imports';
import { useState } from 'react';

/** Key in `sessionStorage`, so that the selection survives a reload. */
const KEY = 'importChoice';

export const SELECTABLE = ['new', 'changed'] as const;
export type SelectableKind = (typeof SELECTABLE)[number];

interface Choice {
  id: string;
  hash: string | null;
  kinds: readonly SelectableKind[];
  /** Excluded rows, with their state. */
  without: readonly (readonly [number, SelectableKind])[];
}

/** Selection of rows in a preview. Another preview of the same import keeps the states and excludes no row. */
export function useChosenRows({ id, hash }: Pick<Import, 'id' | 'hash'>) {
  const [kept, setKept] = useState(read);
  const isOf = kept?.id === id;
  const chosen: Choice = {
    id,
    hash,
    kinds: isOf ? kept.kinds : SELECTABLE,
    without: isOf && kept.hash === hash ? kept.without : [],
  };
  const choose = (change: Partial<Pick<Choice, 'kinds' | 'without'>>) => {
    const next = { ...chosen, ...change };
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setKept(next);
  };
  return { kinds: chosen.kinds, without: new Map(chosen.without), choose };
}

function read(): Choice | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
