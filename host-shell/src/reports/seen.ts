import { REPORT_LIMIT, type RemoteUse } from '@comptoir/api-contract/remote-reports';
import { SHOWN_MARK } from '../remotes/shown-mark';

/** Share of pages that report performance. All report views and browsers, so that shares need no estimate. */
const MEASURED_PAGES = 0.25;
/** Faster interactions are ignored, in milliseconds. */
const SLOW_MS = 40;
/** Longer durations come from sleep or a hidden tab, in milliseconds. */
const LONGEST_MS = 600_000;
const MOST_MOVED = 100;
const SHOWN = 'comptoir.shown';
const SHOWN_LENGTH = 20_000;

interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
}

const seen: RemoteUse[] = [];
/** The visible piece, to which slow interactions and shifts are attributed. */
let current: RemoteUse | undefined;

const takes: Readonly<Record<string, (entry: Entry) => void>> = {
  measure: ({ name, duration }) => {
    const [mark, remote = '', version = ''] = name.split(' ');
    if (mark !== SHOWN_MARK) return;
    performance.clearMeasures(name);
    current = /^\d/.test(version) ? { remote, version, views: 1, first: isFirstToday(name) } : undefined;
    keep('load', duration);
  },
  event: ({ duration }) => keep('inp', Math.max(duration, current?.inp?.[0] ?? 0)),
  'largest-contentful-paint': ({ startTime }) => keep('lcp', startTime),
  'layout-shift': ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) keep('cls', Math.min(value + (current?.cls?.[0] ?? 0), MOST_MOVED));
  },
};

export function watchSeen(isMeasured = Math.random() < MEASURED_PAGES): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) takes[entry.entryType]?.(entry);
  });
  for (const type of isMeasured ? Object.keys(takes) : ['measure']) {
    const options = { type, buffered: true, durationThreshold: SLOW_MS };
    observer.observe(options);
  }
}

export function takeSeen(): RemoteUse[] {
  // Later records go into the next report.
  current &&= { remote: current.remote, version: current.version, views: 0 };
  return seen.splice(0, REPORT_LIMIT);
}

function keep(measure: 'load' | 'lcp' | 'inp' | 'cls', figure: number): void {
  if (!current) return;
  if (figure <= LONGEST_MS) current[measure] = [figure];
  if (!seen.includes(current)) seen.push(current);
}

function isFirstToday(name: string): boolean {
  const mark = `${new Date().toJSON().slice(0, 10)} ${name},`;
  const shown = localStorage.getItem(SHOWN) ?? '';
  if (shown.includes(mark)) return false;
  localStorage.setItem(SHOWN, (shown + mark).slice(-SHOWN_LENGTH));
  return true;
}
