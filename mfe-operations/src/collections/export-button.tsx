import { browserTimeZone, today } from '@comptoir/shared-kernel/format';
import { currentLanguage } from '@comptoir/shared-kernel/i18n';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { Button } from '@comptoir/shared-kernel/ui';
import { downloadAnswer, useDownload } from '@comptoir/shared-kernel/ui-data';
import { useMessages } from '../messages/messages';
import { collectionQuery, type CollectionFilters } from './collection-filters';

/** Saves what the list shows as a CSV file. */
export function ExportButton({ filters }: { filters: CollectionFilters }) {
  const t = useMessages();
  const place = useOfficeInCountry();
  const download = useDownload(() => {
    const query = {
      ...collectionQuery(place?.officeId, filters),
      timeZone: browserTimeZone(),
      language: currentLanguage(),
    };
    return downloadAnswer('exportCollections', { query }, `collections-${today()}.csv`);
  }, t('collections.exportFailed'));

  return (
    <Button icon="download" disabled={!place} busy={download.isPending} onClick={() => download.mutate()}>
      {t('collections.export')}
    </Button>
  );
}
