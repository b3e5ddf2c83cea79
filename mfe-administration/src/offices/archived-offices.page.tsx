import type { Office } from '@comptoir/api-contract/offices';
import { CountryFlag, countryName } from '@comptoir/ui/countries';
import { column, textColumn } from '@comptoir/ui/list-kit';
import { ArchivedPage } from '@comptoir/ui/records';
import { useListState, useNavigate } from '@comptoir/kernel/router';
import { selection } from '@comptoir/kernel/selection';
import { Button, type Column } from '@comptoir/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import styles from './office-list.module.css';
import { useArchivedOffices } from './offices.queries';

const LIST = { search: '' };

export function ArchivedOfficesPage() {
  const t = useMessages();
  const [{ search }, change] = useListState(LIST);
  return (
    <ArchivedPage
      title={t('offices.archivedTitle')}
      query={useArchivedOffices(search)}
      columns={useColumns()}
      restore="restoreOffice"
      count={(count) => t('offices.count', { count })}
      empty={t('offices.archivedNone')}
      search={search}
      onSearch={(text) => change({ search: text })}
    />
  );
}

function useColumns(): readonly Column<Office>[] {
  const t = useMessages();
  return useMemo(
    () => [
      column('name', t('office.name'), { minWidth: 240, share: 2, narrow: 'title' }, ({ name, countryCode }) => (
        <span className={styles.name}>
          <CountryFlag code={countryCode} className={styles.flag} />
          <bdi>{name}</bdi>
        </span>
      )),
      textColumn('city', t('office.city'), ({ city }) => city, { minWidth: 140 }),
      column('country', t('office.country'), { minWidth: 140, importance: 'useful' }, ({ countryCode }) =>
        countryName(countryCode),
      ),
      column('books', t('offices.books'), { minWidth: 150, share: 0, narrow: 'actions' }, (office) => (
        <OpenBooks office={office} />
      )),
    ],
    [t],
  );
}

/** Selects the office, which the filter no longer offers, and opens its money book. */
function OpenBooks({ office: { id, name, countryCode } }: { office: Office }) {
  const t = useMessages();
  const navigate = useNavigate();
  const open = () => {
    selection.chooseCountry(countryCode);
    selection.chooseOffice(id);
    void navigate('/money-book');
  };
  return (
    <Button icon="money-book" aria-label={`${t('offices.books')}: ${name}`} onClick={open}>
      {t('offices.books')}
    </Button>
  );
}
