import { TypeOverrides, types } from 'pg';

/**
 * How values of the database reach the code, the same on both databases: `bigint` as BigInt, so that no digit is ever
 * lost, `timestamptz` as Date, `date` and `numeric` as text, `jsonb` parsed.
 */
export const valueParsers = new TypeOverrides();
valueParsers.setTypeParser(types.builtins.INT8, (text: string) => BigInt(text));
valueParsers.setTypeParser(types.builtins.DATE, (text: string) => text);
