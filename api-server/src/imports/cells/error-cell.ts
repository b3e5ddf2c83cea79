import type { Issue } from '@comptoir/api-contract/errors';
import { refused } from '../../api-error';
import { problemAt, type FileRow } from '../kinds/import-kind';
import { NOT_CALCULATED } from '../reading/table-rows';

const ERROR =
  /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|GETTING_DATA|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|BUSY!)$/;

/** Cells with an error or a formula without a cached result: neither a value nor empty. */
export function errorsIn({ values }: FileRow): Issue[] {
  return Object.entries(values).flatMap(([field, text]) => {
    if (text === NOT_CALCULATED) return [problemAt(field, refused('import-cell-formula'))];
    return ERROR.test(text) ? [problemAt(field, refused('import-cell-error', { text }))] : [];
  });
}
