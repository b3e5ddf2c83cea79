import { directionOf, useLanguage } from '@comptoir/kernel/i18n';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { cardSteps, STEP_HEIGHT } from './card-steps';
import type { BoardColumn } from './columns';

/** Minimum width of a column beside others, in CSS pixels. */
const MIN_WIDTH = 150;
const GAP = 8;

/** Virtualises columns and rows; the given collections stay mounted. */
export function useBoardWindow(
  scroller: RefObject<HTMLElement | null>,
  {
    columns,
    width,
    alwaysRendered,
  }: { columns: readonly BoardColumn[]; width: number; alwaysRendered: readonly (string | undefined)[] },
) {
  const { language } = useLanguage();
  const places = alwaysRendered.map((id) => placeOf(columns, id)).filter((place) => place !== undefined);
  const columnWidth = columnWidthOf(width, columns.length);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it returns
  const across = useVirtualizer<HTMLElement, HTMLElement>({
    horizontal: true,
    isRtl: directionOf(language) === 'rtl',
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidth,
    gap: GAP,
    getItemKey: (index) => columns[index]?.key ?? index,
    overscan: 1,
    rangeExtractor: (range) =>
      withMounted(
        range,
        places.map(({ column }) => column),
      ),
  });
  const down = useVirtualizer<HTMLElement, HTMLElement>({
    count: Math.max(0, ...columns.map(({ collections }) => cardSteps(collections).end)),
    getScrollElement: () => scroller.current,
    estimateSize: () => STEP_HEIGHT,
    // Also the card that begins above the window.
    overscan: 20,
    rangeExtractor: (range) =>
      withMounted(
        range,
        places.map(({ step }) => step),
      ),
  });
  useEffect(() => across.measure(), [across, columnWidth]);
  return { across, down, columnWidth };
}

/** Width with which a whole number of columns fills the board, so that no card is cut. */
function columnWidthOf(width: number, count: number): number {
  const fitting = Math.max(1, Math.min(count, Math.floor((width + GAP) / (MIN_WIDTH + GAP))));
  return Math.max(MIN_WIDTH, Math.floor((width - GAP * (fitting - 1)) / fitting));
}

/** Column and first step of a card, counted from 0. */
export interface Place {
  column: number;
  step: number;
}

export function placeOf(columns: readonly BoardColumn[], id: string | undefined): Place | undefined {
  if (id === undefined) return undefined;
  for (const [column, { collections }] of columns.entries()) {
    const step = cardSteps(collections).steps[collections.findIndex((collection) => collection.id === id)];
    if (step !== undefined) return { column, step };
  }
  return undefined;
}

function withMounted(range: Range, alwaysRendered: readonly number[]): number[] {
  return [...new Set([...defaultRangeExtractor(range), ...alwaysRendered])].toSorted((one, other) => one - other);
}
