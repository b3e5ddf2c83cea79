import type { ExportLayout } from './export-answer';

/**
 * The columns that say what some columns of the list say, in their order; names of lists' columns with commas between.
 * Without a name that is known, all of them.
 */
export function withColumns<Row>(layout: ExportLayout<Row>, names: string | undefined): ExportLayout<Row> {
  const asked = names?.split(',') ?? [];
  const places = asked.flatMap((name) =>
    [...layout.columns.keys()].filter((at) => layout.columns[at]?.of?.includes(name)),
  );
  const chosen = [...new Set(places)];
  if (chosen.length === 0) return layout;
  const only = <Value>(values: readonly Value[]) => chosen.flatMap((at) => values.slice(at, at + 1));
  return { ...layout, columns: only(layout.columns), cells: (row) => only(layout.cells(row)) };
}
