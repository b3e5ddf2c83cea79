import { TypeOverrides, types } from 'pg';

/** `bigint` as BigInt to keep all digits, `timestamptz` as Date, `date` and `numeric` as text, `jsonb` parsed. */
export const valueParsers = new TypeOverrides();
valueParsers.setTypeParser(types.builtins.INT8, (text: string) => BigInt(text));
valueParsers.setTypeParser(types.builtins.DATE, (text: string) => text);
