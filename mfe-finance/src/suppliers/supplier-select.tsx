import type { Supplier } from '@comptoir/api-contract/suppliers';
import { apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { choiceSource, useChoices } from '@comptoir/ui/records';
import { Button, SearchSelect, type Option } from '@comptoir/ui';
import type { Ref } from 'react';
import { useMessages } from '../messages/messages';
import styles from './supplier-select.module.css';

interface SupplierSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  onNew: () => void;
  /** Supplier added while the form is open. */
  added: Supplier | undefined;
}

const SUPPLIERS = choiceSource({
  rows: (place, query) => apiRowsQuery('listSuppliers', { query: { ...query, officeId: place?.officeId } }),
  record: (id) => apiRecordQuery('getSupplier', { params: { id } }),
  search: supplierSearch,
});

const NONE = { pending: 'supplier.loading', failed: 'supplier.failed', ready: 'suppliers.empty' } as const;

export function SupplierSelect({ value, onChange, onBlur, ref, onNew, added }: SupplierSelectProps) {
  const t = useMessages();
  const choices = useChoices(SUPPLIERS, { chosenId: value ?? '', known: added });
  const none = t('supplier.none');
  const search = (typed: string) => [
    ...(typed.trim() === '' ? [{ value: '', label: none }] : []),
    ...choices.search(typed),
  ];

  return (
    <div className={styles.select}>
      <SearchSelect
        {...(ref && { ref })}
        {...(onBlur && { onBlur })}
        value={value ?? ''}
        chosen={choices.chosen && { label: choices.chosen.name }}
        search={search}
        onType={choices.onType}
        onIntent={choices.onIntent}
        onChange={(id) => onChange(id || null)}
        texts={{
          placeholder: none,
          search: t('supplier.search'),
          none: t(NONE[choices.status]),
          list: t('suppliers.title'),
        }}
      />
      <Button icon="plus" onClick={onNew}>
        {t('suppliers.add')}
      </Button>
    </div>
  );
}

/** Matches any part of the name. */
function supplierSearch(suppliers: readonly Supplier[]): (typed: string) => readonly Option[] {
  const options = suppliers.map(({ id, name }) => ({ value: id, label: name }));
  return (typed) => {
    const term = typed.trim().toLocaleLowerCase();
    return options.filter(({ label }) => label.toLocaleLowerCase().includes(term));
  };
}
