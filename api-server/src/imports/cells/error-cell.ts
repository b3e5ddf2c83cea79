import type { Issue } from '@comptoir/api-contract/errors';
import { refused } from '../../api-error';
import { problemAt, type FileRow } from '../kinds/import-kind';
import { NOT_CALCULATED } from '../reading/table-rows';

/** What spreadsheets show where a formula has no value. */
const ERROR =
  /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|GETTING_DATA|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|BUSY!)$/;

/** The cells of a row that show an error, or whose formula was never calculated: they are neither a value nor empty. */
export function errorsIn({ values }: FileRow): Issue[] {
  return Object.entries(values).flatMap(([field, text]) => {
    if (text === NOT_CALCULATED) return [problemAt(field, refused('import-cell-formula'))];
    return ERROR.test(text) ? [problemAt(field, refused('import-cell-error', { text }))] : [];
  });
}
