/*
 * Shows which remote is where on a page opened with `?inspect`. The file is sent as it is, so it imports only types.
 */
import type { PageRegistry } from '../page-registry';
import type { RollOut } from '../platform/roll-outs';

interface Found {
  remote: string;
  version: string;
  slots: string[];
  bytes: number;
}

const FOLLOW_MS = 1000;
const HEAD = ['Remote', 'Version', 'Slots on this page', 'Team', 'KiB loaded'];
const STYLE = `
  :host { all: initial; position: fixed; inset: auto 8px 8px auto; z-index: 2147483647; }
  div { max-height: 50vh; overflow: auto; padding: 8px 12px; border-radius: 8px; color: #fff; background: #1f1f1f;
    font: 13px/1.5 system-ui, sans-serif; box-shadow: 0 4px 16px #0006; }
  table { border-collapse: collapse; }
  caption { text-align: start; font-weight: 600; }
  th, td { padding: 2px 12px 2px 0; text-align: start; font-weight: 400; vertical-align: top; }
  th { color: #bfbfbf; }
  td:last-child { font-variant-numeric: tabular-nums; }
`;
const MARKS = `
  [data-remote] { position: relative; outline: 2px dashed #fa8c16; outline-offset: -2px; }
  [data-remote]::before { content: attr(data-remote); position: absolute; inset: 0 0 auto auto; z-index: 1;
    padding: 0 6px; color: #000; background: #fa8c16; font: 11px/1.6 system-ui, sans-serif; }
`;

const registry: PageRegistry = JSON.parse(
  document.getElementById('comptoir-registry')?.textContent ?? '{"remotes":{}}',
);
let teams: Readonly<Record<string, RollOut>> = {};

const host = document.createElement('comptoir-inspect');
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheet(STYLE)];
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet(MARKS)];
document.body.append(host);
draw();
setInterval(draw, FOLLOW_MS);
void fetch('/roll-outs.json')
  .then(async (answer) => {
    teams = await answer.json();
    draw();
  })
  .catch(() => undefined);

function sheet(text: string): CSSStyleSheet {
  const created = new CSSStyleSheet();
  created.replaceSync(text);
  return created;
}

function draw(): void {
  const rows = found().map(({ remote, version, slots, bytes }) => [
    remote,
    version,
    counted(slots).join(', ') || 'none',
    teams[remote]?.owner ?? 'of the platform',
    String(Math.ceil(bytes / 1024)),
  ]);
  const table = element('table', [
    element('caption', ['Remotes of this page']),
    element(
      'tr',
      HEAD.map((title) => element('th', [title])),
    ),
    ...rows.map((cells) =>
      element(
        'tr',
        cells.map((text) => element('td', [text])),
      ),
    ),
  ]);
  root.replaceChildren(element('div', [table]));
}

function counted(slots: readonly string[]): string[] {
  return [...new Set(slots)].map((slot) => {
    const count = slots.filter((each) => each === slot).length;
    return count === 1 ? slot : `${count} × ${slot}`;
  });
}

function element(name: string, content: readonly (Node | string)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}

/** Remotes with a file in this page, or a place on it. */
function found(): Found[] {
  const all = new Map<string, Found>();
  const of = (remote: string) => {
    const live = registry.remotes[remote]?.live ?? '';
    const known = all.get(remote) ?? { remote, version: live, slots: [], bytes: 0 };
    all.set(remote, known);
    return known;
  };
  for (const entry of performance.getEntriesByType('resource')) {
    const [, remote = '', version = ''] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(entry.name) ?? [];
    if (remote === '') continue;
    const known = of(remote);
    known.version = version;
    known.bytes += Number(Reflect.get(entry, 'encodedBodySize') ?? 0);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-remote]')) {
    of(place.dataset['remote'] ?? '').slots.push('widget');
  }
  for (const [remote, { versions }] of Object.entries(registry.remotes)) {
    const { areas = [], contributions = [] } = versions[0]?.descriptor ?? {};
    const area = areas.find(({ path }) => `${location.pathname}/`.startsWith(`${path}/`));
    if (area) of(remote).slots.push(`area ${area.path}`);
    if (all.has(remote)) of(remote).slots.push(...contributions.map(({ slot }) => slot));
  }
  return [...all.values()].toSorted((one, other) => one.remote.localeCompare(other.remote));
}
