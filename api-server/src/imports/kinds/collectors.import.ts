import { IMPORT_FIELDS } from '@comptoir/api-contract/imports';
import { UserChange, UserInvitation, type User } from '@comptoir/api-contract/users';
import * as z from 'zod/mini';
import { refused } from '../../api-error';
import { hasCollections } from '../../collections/collection-writes.repository';
import type { Versioned } from '../../results';
import { ADMINISTERED_ROLES } from '../../users/administered-roles';
import { usersByEmail } from '../../users/users.repository';
import { changeUser, deleteUser, invite, users } from '../../users/users.service';
import { mapYielding } from '../map-yielding';
import {
  beforeAndAfter,
  changesOf,
  problemAt,
  type FileRow,
  type ImportKind,
  type ImportPlace,
  type RowPlan,
} from './import-kind';
import { checked, given } from './row-problems';

export const collectorImport: ImportKind = {
  async compare(place, rows) {
    const { connection, person, reach } = place;
    const emails = rows.map(({ values }) => (values['email'] ?? '').toLowerCase());
    const known = await usersByEmail(connection, { roles: ADMINISTERED_ROLES[person.role], reach }, emails);
    return mapYielding(rows, (row, at) => planOf(place, row, known.get(emails[at] ?? '')));
  },

  async withdraw(over, { recordId, version, before }) {
    const call = { ...over, params: { id: recordId }, expectedVersion: version };
    if (before !== null) {
      await changeUser({ ...call, body: z.parse(UserChange, before) });
      return;
    }
    const { verified, officeId } = await users.locked(call);
    const isInUse = verified || (officeId !== null && (await hasCollections(over.transaction, officeId, recordId)));
    if (isInUse) throw refused('import-row-in-use');
    await deleteUser(call);
  },
};

function planOf({ officeId }: ImportPlace, { values }: FileRow, account: Versioned<User> | undefined): RowPlan {
  const candidate = given(values, IMPORT_FIELDS.collectors);
  if (!account) {
    const invitation = { ...candidate, role: 'COLLECTOR', officeId };
    const { fields, problems } = checked(UserInvitation, invitation);
    if (!fields) return { kind: 'wrong', problems };
    return {
      kind: 'new',
      key: fields.email,
      take: async (over) => {
        const { id, version } = await invite({ ...over, body: fields });
        return { recordId: id, version };
      },
    };
  }
  if (account.role !== 'COLLECTOR' || account.officeId !== officeId) {
    return { kind: 'wrong', problems: [problemAt('email', refused('email-in-use'))] };
  }
  const { email: _key, ...rest } = candidate;
  const { fields, problems } = checked(UserChange, rest);
  return fields ? changePlan(account, fields) : { kind: 'wrong', problems };
}

function changePlan(account: Versioned<User>, fields: UserChange): RowPlan {
  const changes = changesOf({ ...account }, fields);
  if (changes.length === 0) return { kind: 'equal', recordId: account.id };
  const { after, before } = beforeAndAfter({ ...account }, fields, changes);
  return {
    kind: 'changed',
    recordId: account.id,
    changes,
    take: async (over) => {
      const call = { ...over, params: { id: account.id }, expectedVersion: account.version };
      const { version } = await changeUser({ ...call, body: after });
      return { recordId: account.id, version, before };
    },
  };
}
