import type { Agency } from '@comptoir/api-contract/agencies';
import { column, figureColumn, linkColumn, saveAnswer, textColumn } from '@comptoir/ui/list-kit';
import { useListState } from '@comptoir/kernel/router';
import { useOfficeInCountry, useOffices } from '@comptoir/kernel/selection';
import { ButtonLink, type Column, SearchListPage, ListExport } from '@comptoir/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { SEARCH_DELAY_MS } from '../search-delay';
import { useAgencies } from './agencies.queries';

const LIST = { search: '' };

export function AgencyListPage() {
  const t = useMessages();
  const [{ search }, change] = useListState(LIST);
  const agencies = useAgencies(search);
  const columns = useAgencyColumns();
  const place = useOfficeInCountry();

  return (
    <SearchListPage
      title={t('agencies.title')}
      query={agencies}
      columns={columns}
      recordPath={agencyPath}
      count={(count) => t('agencies.count', { count })}
      empty={t('agencies.empty')}
      about={t('agencies.about')}
      add={{ to: '/agencies/new', label: t('agencies.add'), first: t('agencies.addFirst') }}
      archived="/agencies/archived"
      ways={
        <>
          <ListExport
            name="agencies"
            disabled={!place}
            save={(file, fileName) => saveAnswer('exportAgencies', { query: { ...place, search, ...file } }, fileName)}
          />
          <ButtonLink to="/agencies/import">{t('import')}</ButtonLink>
        </>
      }
      search={search}
      onSearch={(text) => change({ search: text })}
      searchDelay={SEARCH_DELAY_MS}
    />
  );
}

function agencyPath({ id }: Pick<Agency, 'id'>): string {
  return `/agencies/${id}`;
}

function useAgencyColumns(): readonly Column<Agency>[] {
  const t = useMessages();
  const { data: offices } = useOffices();
  return useMemo(() => {
    const officeNames = new Map(offices?.map(({ id, name }) => [id, name]));
    return [
      linkColumn('name', t('field.name'), ({ name }) => name, {
        to: agencyPath,
        sorted: true,
        minWidth: 200,
        share: 2,
      }),
      textColumn('address', t('field.address'), ({ address }) => address, { sorted: true, minWidth: 200, share: 2 }),
      textColumn('city', t('field.city'), ({ city }) => city, {
        sorted: true,
        minWidth: 110,
        importance: 'useful',
        narrow: 'hidden',
      }),
      figureColumn('phone', t('field.phone'), ({ phone }) => phone, { minWidth: 150, narrow: 'aside' }),
      textColumn('office', t('field.officeId'), ({ officeId }) => officeNames.get(officeId), {
        minWidth: 130,
        importance: 'extra',
        narrow: 'hidden',
      }),
      figureColumn('postalCode', t('field.postalCode'), ({ postalCode }) => postalCode, { closely: true }),
      column('email', t('field.email'), { closely: true }, ({ email }) => <a href={`mailto:${email}`}>{email}</a>),
    ];
  }, [t, offices]);
}
