import { median } from '../median';
import type { Contestant } from './contestants';
import type { Figures } from './measure-peer';

export interface Result {
  contestant: Contestant;
  /** One of each round. */
  figures: readonly Figures[];
  /** Lines that a developer writes for list and form, and for the whole program. */
  lines: { screen: number; program?: number };
  /** As `name 1.2.3`. */
  versions: readonly string[];
}

const KiB = 1024;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;

const WIRE: readonly Column[] = [
  ['script, KiB', 'scriptBytes', (bytes) => (bytes / KiB).toFixed(1)],
  ['requests', 'requests', String],
  ['depth', 'depth', String],
  ['first row, slow phone', 'slowFirstRow', seconds],
  ['blocked, slow phone', 'blocking', milliseconds],
];
const ALL: readonly Column[] = [
  ['first row, slow phone', 'slowFirstRowOfAll', seconds],
  ['first row', 'firstRowOfAll', milliseconds],
  ['heap, MiB', 'heap', (value) => value.toFixed(1)],
  ['longest frame', 'longestFrame', milliseconds],
];

type Column = readonly [title: string, figure: keyof Figures, format: (value: number) => string];

/** The medians as two tables of Markdown, one for each length of the list, and the versions below them. */
export function tablesOf(results: readonly Result[]): string {
  const few = markdown(
    ['50 rows', ...WIRE.map(([title]) => title), 'lines: list and form', 'lines: all'],
    results.map((result) => [
      result.contestant.name,
      ...WIRE.map((column) => cell(result, column)),
      String(result.lines.screen),
      String(result.lines.program ?? ''),
    ]),
  );
  const all = markdown(
    ['50,000 rows', 'shows', ...ALL.map(([title]) => title)],
    results.map((result) => [
      result.contestant.name,
      result.contestant.shows,
      ...ALL.map((column) => cell(result, column)),
    ]),
  );
  const versions = results
    .filter((result) => result.versions.length > 0)
    .map((result) => `${result.contestant.name}: ${result.versions.join(', ')}`);
  return [few, all, `Versions. ${versions.join('; ')}.`].join('\n\n');
}

function cell({ figures }: Result, [, figure, format]: Column): string {
  return format(median(figures.map((each) => each[figure])));
}

function markdown(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [titles, titles.map((_, index) => (index === 0 ? '---' : '---:')), ...rows].map(line).join('\n');
}
