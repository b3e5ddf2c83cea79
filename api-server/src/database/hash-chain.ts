/** Predecessor of the first row of a chain. */
export const GENESIS_HASH = '0'.repeat(64);
/** Chain of the rows without an office. */
export const NO_OFFICE_CHAIN = '00000000-0000-0000-0000-000000000000';

/**
 * SQL of the canonical text of a row, which its hash covers. The same expression is part of the function `chain_row`
 * (assets/schema/baseline.sql). Columns without a value are left out, so that a column can be added later. Times are
 * formatted in the time zone of the session, which has to be UTC.
 */
export function chainedContent(row: string): string {
  return `(select jsonb_object_agg(key, value)::text from jsonb_each(to_jsonb(${row}))
    where value <> 'null'::jsonb and key not in ('chain_number', 'chain_hash'))`;
}
