import type { Agency } from '@comptoir/api-contract/agencies';
import { useListState } from '@comptoir/shared-kernel/router';
import { useOfficeInCountry, useOffices } from '@comptoir/shared-kernel/selection';
import { ButtonLink, type Column, Figure, RowLink, SearchListPage, ListExport } from '@comptoir/shared-kernel/ui';
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
            save={async (file, fileName) => {
              const { downloadAnswer } = await import('@comptoir/shared-kernel/files');
              await downloadAnswer('exportAgencies', { query: { ...place, search, ...file } }, fileName);
            }}
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
      {
        id: 'name',
        title: t('field.name'),
        sortBy: ({ name }) => name,
        minWidth: 200,
        share: 2,
        narrow: 'title',
        cell: ({ id, name }) => (
          <RowLink to={agencyPath({ id })}>
            <bdi>{name}</bdi>
          </RowLink>
        ),
      },
      {
        id: 'address',
        title: t('field.address'),
        sortBy: ({ address }) => address,
        minWidth: 200,
        share: 2,
        cell: ({ address }) => <bdi>{address}</bdi>,
      },
      {
        id: 'city',
        title: t('field.city'),
        sortBy: ({ city }) => city,
        minWidth: 110,
        importance: 'useful',
        narrow: 'hidden',
        cell: ({ city }) => <bdi>{city}</bdi>,
      },
      {
        id: 'phone',
        title: t('field.phone'),
        minWidth: 150,
        narrow: 'aside',
        cell: ({ phone }) => <Figure>{phone}</Figure>,
      },
      {
        id: 'office',
        title: t('field.officeId'),
        minWidth: 130,
        importance: 'extra',
        narrow: 'hidden',
        cell: ({ officeId }) => <bdi>{officeNames.get(officeId)}</bdi>,
      },
      {
        id: 'postalCode',
        title: t('field.postalCode'),
        minWidth: 0,
        closely: true,
        cell: ({ postalCode }) => <Figure>{postalCode}</Figure>,
      },
      {
        id: 'email',
        title: t('field.email'),
        minWidth: 0,
        closely: true,
        cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
      },
    ];
  }, [t, offices]);
}
