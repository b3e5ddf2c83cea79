import { pageData } from '../page-data';
import { PARTS_HEADER, partsText } from '../page-registry';

/** Timeout in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Asks the page server for the versions of this person and compares them with the page. */
export async function isNewerThere(): Promise<boolean> {
  const { parts } = pageData().registry;
  if (!parts) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { headers } = await fetch('/registry.json', { method: 'HEAD', cache: 'no-store', signal });
    const there = headers.get(PARTS_HEADER);
    return there !== null && there !== partsText(parts);
  } catch {
    return false;
  }
}
