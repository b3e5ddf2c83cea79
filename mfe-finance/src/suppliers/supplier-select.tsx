import { Button, SearchSelect } from '@comptoir/shared-kernel/ui';
import { useCallback, type Ref } from 'react';
import { useMessages } from '../messages/messages';
import styles from './supplier-select.module.css';
import { useSuppliers } from './suppliers.queries';

interface SupplierSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** The supplier is not among those known. */
  onNew: () => void;
}

/** One of the suppliers of the selected office, or none; a new one can be added. */
export function SupplierSelect({ value, onChange, onBlur, ref, onNew }: SupplierSelectProps) {
  const t = useMessages();
  const { data } = useSuppliers();
  const none = t('supplier.none');
  const search = useCallback(
    (typed: string) => {
      const wanted = typed.trim().toLocaleLowerCase();
      const found = (data ?? []).filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
      const options = found.map(({ id, name }) => ({ value: id, label: name }));
      return wanted === '' ? [{ value: '', label: none }, ...options] : options;
    },
    [data, none],
  );
  const chosen = data?.find(({ id }) => id === value);

  return (
    <div className={styles.select}>
      <SearchSelect
        {...(ref && { ref })}
        {...(onBlur && { onBlur })}
        value={value ?? ''}
        chosen={chosen && { label: chosen.name }}
        search={search}
        onChange={(id) => onChange(id || null)}
        texts={{
          placeholder: none,
          search: t('supplier.search'),
          none: t('suppliers.empty'),
          list: t('suppliers.title'),
        }}
      />
      <Button icon="plus" onClick={onNew}>
        {t('suppliers.add')}
      </Button>
    </div>
  );
}
