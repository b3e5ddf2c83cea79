import { ButtonLink, ClearFilters } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { narrows, NO_FILTERS, type CollectionFilters } from './collection-filters';

interface CollectionsEmptyProps {
  filters: CollectionFilters;
  onChange: (filters: CollectionFilters) => void;
}

export function CollectionsEmpty({ filters, onChange }: CollectionsEmptyProps) {
  const t = useMessages();
  if (narrows(filters)) return <ClearFilters onClear={() => onChange(NO_FILTERS)} />;
  return (
    <>
      <p>{t('collections.about')}</p>
      <ButtonLink to="/collection-schedules/new" icon="plus">
        {t('collections.addFirst')}
      </ButtonLink>
    </>
  );
}
