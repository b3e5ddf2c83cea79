import type { Column } from './column';
import { lineOf } from './list-tracks';
import { textWidth } from './text-width';

export type ListLayout<Row> =
  | { kind: 'columns'; columns: readonly Column<Row>[]; tracks: string }
  | { kind: 'two-lines'; columns: readonly Column<Row>[] };

/** In CSS pixels. A narrower list has two-line rows. */
const MIN_COLUMNS_WIDTH = 860;
/** Between columns, and at both ends of a row. */
const GAP = 16;
/** Tracks of figures are multiples of it, so that a slightly longer figure does not move the layout. */
const FIGURE_STEP = 16;
/** Sort arrow of a heading with its gap. */
const ARROW = 18;

const DROPPED_FIRST = ['extra', 'useful'] as const;

/**
 * Visible columns and layout of a list `width` CSS pixels wide. With a width of 0, as before rendering, all columns
 * with content.
 */
export function layoutOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], width: number): ListLayout<Row> {
  const saying = columns.filter(({ says }) => !says || rows.some(says));
  if (width > 0 && width < MIN_COLUMNS_WIDTH) return twoLines(saying);
  const sized = saying.map((column) => ({ column, least: minWidthOf(column, rows) }));
  const fitting = width === 0 ? sized : withRoom(sized, width);
  if (!fitting) return twoLines(saying);
  return {
    kind: 'columns',
    columns: fitting.map(({ column }) => column),
    tracks: fitting.map(({ column, least }) => trackOf(column, least)).join(' '),
  };
}

interface Sized<Row> {
  column: Column<Row>;
  least: number;
}

function twoLines<Row>(columns: readonly Column<Row>[]): ListLayout<Row> {
  return { kind: 'two-lines', columns: columns.filter(({ narrow }) => narrow !== 'hidden') };
}

/** Columns that fit, by importance and order; undefined if the essential ones do not fit. */
function withRoom<Row>(columns: readonly Sized<Row>[], width: number): readonly Sized<Row>[] | undefined {
  let left = columns;
  for (const importance of DROPPED_FIRST) {
    while (room(left) > width) {
      const dropped = left.findLastIndex(({ column }) => column.importance === importance);
      if (dropped === -1) break;
      left = left.toSpliced(dropped, 1);
    }
  }
  return room(left) > width ? undefined : left;
}

function room<Row>(columns: readonly Sized<Row>[]): number {
  return columns.reduce((sum, { least }) => sum + least + GAP, GAP);
}

function minWidthOf<Row>({ title, minWidth, figure, narrow, orders }: Column<Row>, rows: readonly Row[]): number {
  if (narrow === 'actions') return minWidth;
  const heading = Math.max(...title.split(' ').map((word) => textWidth(word, 'heading'))) + (orders ? ARROW : 0);
  const longest = figure ? stepped(textWidth(longestOf(rows, figure), 'figure')) : 0;
  return Math.ceil(Math.max(minWidth, heading, longest));
}

function longestOf<Row>(rows: readonly Row[], figure: (row: Row) => string): string {
  let longest = '';
  for (const row of rows) {
    const text = figure(row);
    if (text.length > longest.length) longest = text;
  }
  return longest;
}

function stepped(width: number): number {
  return Math.ceil(width / FIGURE_STEP) * FIGURE_STEP;
}

function trackOf<Row>({ id, share = 1 }: Column<Row>, least: number): string {
  return `[${lineOf(id)}] ${share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`}`;
}
