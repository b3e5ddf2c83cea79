import { leftList, listBefore } from '../../ui/list/left-list';

/** Under it a tab keeps the records beside the one that is open: a reload finds them again. */
const KEY = 'listLeft';
/** So many records on either side are kept. */
const KEPT = 200;

interface KeptPaths {
  address: string;
  paths: readonly string[];
  before: number;
  total: number;
}

/** Keeps the records beside an open one for a reload of its page. */
export function keepPaths(
  left: ReturnType<typeof leftList.get>,
  path: string,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): void {
  const index = left?.paths().indexOf(path) ?? -1;
  if (!left || index === -1) return;
  const first = Math.max(0, index - KEPT);
  const kept: KeptPaths = {
    address: left.address,
    paths: left.paths().slice(first, index + KEPT + 1),
    before: left.before + first,
    total: left.total ?? left.before + left.paths().length,
  };
  storage.setItem(KEY, JSON.stringify(kept));
}

/** Finds them again after a reload, for the page that was opened from the same list. */
export function restorePaths(state: unknown, storage: Pick<Storage, 'getItem'> = sessionStorage): void {
  if (leftList.get()) return;
  const kept = readPaths(storage.getItem(KEY));
  if (kept?.address !== listBefore(state) || !kept) return;
  const { address, paths, before, total } = kept;
  leftList.set({ address, paths: () => paths, before, total, fetchMore: undefined });
}

function readPaths(text: string | null): KeptPaths | undefined {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
