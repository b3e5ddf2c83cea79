import { pageData } from '../page-data';
import { PARTS_HEADER, partsText } from '../page-registry';

/** Longest time to find out, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Whether the page server would bring along other versions for this person than this page has. */
export async function isNewerThere(): Promise<boolean> {
  const { parts } = pageData().registry;
  if (!parts) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { headers } = await fetch('/registry.json', { method: 'HEAD', cache: 'no-store', signal });
    const there = headers.get(PARTS_HEADER);
    return there !== null && there !== partsText(parts);
  } catch {
    // The next sign of life asks again.
    return false;
  }
}
