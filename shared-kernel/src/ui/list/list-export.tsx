import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import type { LanguageCode } from '@comptoir/api-contract/languages';
import { browserTimeZone, today } from '../../format';
import { currentLanguage } from '../../i18n';
import { ExportButton } from '../button/export-button';
import { shownColumns } from './list-choices';
import { useListName } from './list-of';

/** What a file is asked for with, beside the filters of its list. */
export interface ExportedFile {
  timeZone: string;
  language: LanguageCode;
  format: ExportFormat;
  columns: string | undefined;
}

/** Named here: the contract's own list comes with all schemas of a value. */
const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx'];

interface ListExportProps {
  /** Of the file where the server gives it none: 'agencies' is saved as `agencies-2026-11-20.csv`. */
  name: string;
  /** Downloads all rows of the list as this file. */
  save: (file: ExportedFile, fileName: string) => Promise<void>;
  disabled?: boolean;
}

/** The buttons that save all rows of the list on the page, in each format, with the columns that it shows. */
export function ListExport({ name, save, disabled = false }: ListExportProps) {
  const list = useListName();
  const download = (format: ExportFormat) => {
    const file = { timeZone: browserTimeZone(), language: currentLanguage(), format };
    return save({ ...file, columns: list && shownColumns(list) }, `${name}-${today()}.${format}`);
  };
  return <ExportButton download={download} formats={FORMATS} disabled={disabled} />;
}
