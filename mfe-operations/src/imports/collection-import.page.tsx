import { ImportPage } from '@comptoir/ui/imports';
import { useMessages } from '../messages/messages';
import { useImportMessages } from './messages/messages';

export function CollectionImportPage() {
  const t = useMessages();
  const it = useImportMessages();
  const fields = {
    id: t('collection.number'),
    agency: t('collection.agency'),
    collector: t('collection.collector'),
    date: t('collection.date'),
    time: t('collection.time'),
    currency: t('collection.currency'),
    amount: t('collection.amount'),
    position: t('collection.position'),
    note: it('fields.note'),
  };
  return (
    <ImportPage
      kind="collections"
      title={it('collections.title')}
      rule={it('collections.rule')}
      effect={it('collections.effect')}
      effectOf="note"
      fields={fields}
      list="/collection-schedules"
    />
  );
}
