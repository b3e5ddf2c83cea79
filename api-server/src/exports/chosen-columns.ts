import type { ExportLayout } from './export-layout';

/** Selects and orders columns by comma-separated list column names; all columns without a known name. */
export function withColumns<Row>(layout: ExportLayout<Row>, names: string | undefined): ExportLayout<Row> {
  const requested = names?.split(',') ?? [];
  const chosen = new Set(requested.flatMap((name) => layout.columns.filter(({ of }) => of?.includes(name))));
  return chosen.size === 0 ? layout : { ...layout, columns: [...chosen] };
}
