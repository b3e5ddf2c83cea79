import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import { downloadAnswer } from '@comptoir/ui/files';
import { officeTimeZone, today } from '@comptoir/kernel/format';
import { currentLanguage } from '@comptoir/kernel/i18n';
import { shownColumns } from '@comptoir/ui';
import type { collectionQuery } from './collection-filters';

/** `ids`: comma-separated, for some rows of the filter. */
type Exported = ReturnType<typeof collectionQuery> & { sort?: 'oldest'; ids?: string };

export function exportCollections(list: Exported, format: ExportFormat): Promise<void> {
  const columns = shownColumns('collections');
  const query = { ...list, timeZone: officeTimeZone(), language: currentLanguage(), format, columns };
  return downloadAnswer('exportCollections', { query }, `collections-${today()}.${format}`);
}
