import type { InboxItem, InboxState } from '@comptoir/api-contract/inbox';
import type { Role } from '@comptoir/api-contract/roles';
import type { TestApi } from './api';

export async function inboxOf(api: TestApi, role: Role, state: InboxState = 'open'): Promise<InboxItem[]> {
  return (await api.call(role, `GET /inbox?state=${state}`)).json<InboxItem[]>();
}

export async function openKinds(api: TestApi): Promise<Record<Role, string[]>> {
  const kinds = async (role: Role) => (await inboxOf(api, role)).map(({ kind }) => kind).toSorted();
  return {
    SUPERADMIN: await kinds('SUPERADMIN'),
    ADMIN: await kinds('ADMIN'),
    OFFICEMANAGER: await kinds('OFFICEMANAGER'),
    COLLECTOR: await kinds('COLLECTOR'),
  };
}
