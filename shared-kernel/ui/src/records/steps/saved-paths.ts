import { originList, listBefore } from '../../components/list/origin-list';

/** Key in `sessionStorage`, so that neighbours of the record survive a reload. */
const KEY = 'listLeft';
/** Number of records kept on either side. */
const NEIGHBOURS = 200;

interface SavedPaths {
  address: string;
  paths: readonly string[];
  before: number;
  total: number;
}

/** Stores the neighbours of a record for a reload of its page. */
export function savePaths(
  left: ReturnType<typeof originList.get>,
  path: string,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): void {
  const index = left?.paths().indexOf(path) ?? -1;
  if (!left || index === -1) return;
  const first = Math.max(0, index - NEIGHBOURS);
  const kept: SavedPaths = {
    address: left.address,
    paths: left.paths().slice(first, index + NEIGHBOURS + 1),
    before: left.before + first,
    total: left.total ?? left.before + left.paths().length,
  };
  storage.setItem(KEY, JSON.stringify(kept));
}

/** Restores them after a reload, if the page was opened from the same list. */
export function restorePaths(state: unknown, storage: Pick<Storage, 'getItem'> = sessionStorage): void {
  if (originList.get()) return;
  const kept = readPaths(storage.getItem(KEY));
  if (kept?.address !== listBefore(state) || !kept) return;
  const { address, paths, before, total } = kept;
  originList.set({ address, paths: () => paths, before, total, fetchMore: undefined });
}

function readPaths(text: string | null): SavedPaths | undefined {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
