import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import type { LanguageCode } from '@comptoir/api-contract/languages';
import { browserTimeZone, today } from '@comptoir/kernel/internal/format';
import { currentLanguage } from '@comptoir/kernel/internal/i18n';
import { ExportButton } from '../button/export-button';
import { shownColumns } from './list-choices';
import { useListName } from './list-name';

/** Parameters of an export, in addition to the filters of the list. */
export interface ExportedFile {
  timeZone: string;
  language: LanguageCode;
  format: ExportFormat;
  columns: string | undefined;
}

/** Repeated here, because the contract's constant would bring all schemas of its module. */
const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx'];

interface ListExportProps {
  /** Default file name: 'agencies' is saved as `agencies-2026-11-20.csv`. */
  name: string;
  /** Downloads all rows of the list. */
  save: (file: ExportedFile, fileName: string) => Promise<void>;
  disabled?: boolean;
}

/** Buttons to export all rows of the list with its visible columns, one per format. */
export function ListExport({ name, save, disabled = false }: ListExportProps) {
  const list = useListName();
  const download = (format: ExportFormat) => {
    const file = { timeZone: browserTimeZone(), language: currentLanguage(), format };
    return save({ ...file, columns: list && shownColumns(list) }, `${name}-${today()}.${format}`);
  };
  return <ExportButton download={download} formats={FORMATS} disabled={disabled} />;
}
