import type { Import } from '@comptoir/api-contract/imports';
import { useState } from 'react';

/** Under it a tab keeps which rows of a preview are taken over: a page that is loaded again has it still. */
const KEY = 'importChoice';

/** Kinds of rows that can be taken over. */
export const TAKEN = ['new', 'changed'] as const;
export type TakenKind = (typeof TAKEN)[number];

interface Choice {
  id: string;
  hash: string | null;
  kinds: readonly TakenKind[];
  /** Rows that stay out, with their kind. */
  without: readonly (readonly [number, TakenKind])[];
}

/** Which rows of a preview are taken over. Another preview of the same import keeps the kinds, and leaves no row out. */
export function useChosenRows({ id, hash }: Pick<Import, 'id' | 'hash'>) {
  const [kept, setKept] = useState(read);
  const isOf = kept?.id === id;
  const chosen: Choice = {
    id,
    hash,
    kinds: isOf ? kept.kinds : TAKEN,
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
