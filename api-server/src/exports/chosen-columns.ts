import type { ExportLayout } from './export-layout';

/**
 * The columns that say what some columns of the list say, in their order; names of lists' columns with commas between.
 * Without a name that is known, all of them.
 */
export function withColumns<Row>(layout: ExportLayout<Row>, names: string | undefined): ExportLayout<Row> {
  const asked = names?.split(',') ?? [];
  const chosen = new Set(asked.flatMap((name) => layout.columns.filter(({ of }) => of?.includes(name))));
  return chosen.size === 0 ? layout : { ...layout, columns: [...chosen] };
}
