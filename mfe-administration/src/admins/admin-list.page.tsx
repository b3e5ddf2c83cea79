import type { User } from '@comptoir/api-contract/users';
import { countryName } from '@comptoir/shared-kernel/countries';
import { useListState } from '@comptoir/shared-kernel/router';
import { useClaims } from '@comptoir/shared-kernel/session';
import { PersonLink, SearchListPage, type Column, ListExport } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { AdminRole } from './admin-role';
import { useAdminQuery, useAdmins } from './admins.queries';

const LIST = { search: '' };

export function AdminListPage() {
  const t = useMessages();
  const [{ search }, change] = useListState(LIST);
  const { role } = useClaims();
  const admins = useAdmins(search);
  const asked = useAdminQuery(search);
  const columns = useAdminColumns();
  const add = t(role === 'SUPERADMIN' ? 'admins.addAdmin' : 'admins.addManager');

  return (
    <SearchListPage
      title={t('admins.title')}
      query={admins}
      columns={columns}
      recordPath={adminPath}
      count={(count) => t('admins.count', { count })}
      empty={t('admins.empty')}
      about={t('admins.about')}
      add={{ to: '/manage-admins/new', label: add, first: add }}
      ways={
        <ListExport
          name="accounts"
          save={async (file, fileName) => {
            const { downloadAnswer } = await import('@comptoir/shared-kernel/files');
            await downloadAnswer('exportUsers', { query: { ...asked, ...file } }, fileName);
          }}
        />
      }
      search={search}
      onSearch={(text) => change({ search: text })}
    />
  );
}

function adminPath({ id }: Pick<User, 'id'>): string {
  return `/manage-admins/${id}`;
}

function useAdminColumns(): readonly Column<User>[] {
  const t = useMessages();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('admin.name'),
        sortBy: ({ name }) => name,
        minWidth: 200,
        share: 1.6,
        narrow: 'title',
        cell: ({ id, name, verified }) => (
          <PersonLink to={adminPath({ id })} name={name} mark={verified ? undefined : t('admin.unverified')} />
        ),
      },
      {
        id: 'email',
        title: t('admin.email'),
        sortBy: ({ email }) => email,
        minWidth: 190,
        share: 1.6,
        cell: ({ email }) => <bdi>{email}</bdi>,
      },
      {
        id: 'country',
        title: t('admin.country'),
        sortBy: ({ countryCode }) => (countryCode === null ? '' : countryName(countryCode)),
        minWidth: 110,
        importance: 'extra',
        narrow: 'hidden',
        says: ({ countryCode }) => countryCode !== null,
        cell: ({ countryCode }) => countryCode && countryName(countryCode),
      },
      {
        id: 'office',
        title: t('admin.office'),
        sortBy: ({ office }) => office?.name ?? '',
        minWidth: 120,
        importance: 'useful',
        says: ({ office }) => office !== null,
        cell: ({ office }) => office && <bdi>{office.name}</bdi>,
      },
      {
        id: 'role',
        title: t('admin.role'),
        sortBy: ({ role }) => t(`role.${role}`),
        minWidth: 132,
        narrow: 'aside',
        cell: ({ role }) => <AdminRole role={role} />,
      },
    ],
    [t],
  );
}
