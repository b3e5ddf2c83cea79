import type { User } from '@comptoir/api-contract/users';
import { countryName } from '@comptoir/ui/countries';
import { column, personColumn, saveAnswer, textColumn, type Placing } from '@comptoir/ui/list-kit';
import { useListState } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { SearchListPage, type Column, ListExport } from '@comptoir/ui';
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
  const query = useAdminQuery(search);
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
          save={(file, fileName) => saveAnswer('exportUsers', { query: { ...query, ...file } }, fileName)}
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
      personColumn('name', t('admin.name'), {
        to: adminPath,
        mark: ({ verified }) => (verified ? undefined : t('admin.unverified')),
        sorted: true,
        minWidth: 200,
        share: 1.6,
      }),
      textColumn('email', t('admin.email'), ({ email }) => email, { sorted: true, minWidth: 190, share: 1.6 }),
      column('country', t('admin.country'), COUNTRY, country, country),
      textColumn('office', t('admin.office'), ({ office }) => office?.name, {
        sorted: true,
        minWidth: 120,
        importance: 'useful',
        says: ({ office }) => office !== null,
      }),
      column(
        'role',
        t('admin.role'),
        { sorted: true, minWidth: 132, narrow: 'aside' },
        ({ role }) => <AdminRole role={role} />,
        ({ role }) => t(`role.${role}`),
      ),
    ],
    [t],
  );
}

const COUNTRY: Placing<User> = {
  sorted: true,
  minWidth: 110,
  importance: 'extra',
  narrow: 'hidden',
  says: ({ countryCode }) => countryCode !== null,
};

function country({ countryCode }: User): string | null {
  return countryCode && countryName(countryCode);
}
