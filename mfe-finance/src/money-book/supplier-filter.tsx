import { Button } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { useSupplier } from '../suppliers/suppliers.queries';

/** Supplier to whose expenses the book is limited; a press lists all entries again. */
export function SupplierFilter({ id, onClear }: { id: string; onClear: () => void }) {
  const t = useMessages();
  const name = useSupplier(id).data?.data.name ?? '…';
  return (
    <Button icon="close" onClick={onClear} aria-label={t('moneyBook.allSuppliers', { name })}>
      <span>
        {t('entry.supplier')}: <bdi>{name}</bdi>
      </span>
    </Button>
  );
}
