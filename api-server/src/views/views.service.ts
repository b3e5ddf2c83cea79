import { ADMINS } from '@comptoir/api-contract/roles';
import { VIEW_LIMIT, type ViewChange, type ViewInput } from '@comptoir/api-contract/views';
import { v7 as newId } from 'uuid';
import { requestedOffice } from '../access/requested-office';
import type { Person } from '../access/person';
import { refused } from '../api-error';
import { trackChange } from '../audit/track-change';
import { raiseVersion } from '../lists/list-versions.repository';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { recordsOf } from '../records/records-of';
import {
  countViews,
  deleteChoice,
  deleteViewRow,
  findView,
  insertChoice,
  insertView,
  updateView,
  type ViewRow,
} from './views.repository';

export const views = recordsOf<ViewRow>('view', {
  table: 'listViews',
  find: (connection, reach, id, { id: personId }) => findView(connection, { personId, reach }, id),
  place: ({ officeId }) => ({ officeId }),
});

/** @throws {ApiError} 403 for an office outside the reach, 409 above the limit */
export async function addView(call: Change & WithBody<ViewInput>): Promise<ViewRow> {
  const { transaction, person, body } = call;
  const officeId = await sharedWith(call, body.officeId ?? null);
  await requireRoom(call, officeId);
  const id = newId();
  await insertView(transaction, { ...body, id, officeId, ownerId: person.id });
  const after = await views.found(transaction, call, id);
  await track(call, undefined, after);
  return after;
}

/** @throws {ApiError} 404, 412, 403 if owned by someone else, 409 above the limit */
export async function changeView(call: ChangeOfOne & WithBody<ViewChange>): Promise<ViewRow> {
  const { transaction, person, body } = call;
  const before = await views.locked(call);
  requireMayChange(before, person);
  const { officeId = before.officeId, name = before.name, query = before.query } = body;
  if (officeId !== before.officeId) {
    if (before.owner.id !== person.id) throw refused('view-shared-by-owner');
    await sharedWith(call, officeId);
    await requireRoom(call, officeId);
  }
  await updateView(transaction, before.id, { name, query, officeId });
  const after = await views.found(transaction, call, before.id);
  await track(call, before, after);
  return after;
}

/** @throws {ApiError} 404, 412, 403 if owned by someone else */
export async function removeView(call: ChangeOfOne): Promise<void> {
  const before = await views.locked(call);
  requireMayChange(before, call.person);
  await deleteViewRow(call.transaction, before.id);
  await track(call, before, undefined);
}

/** @throws {ApiError} 404 */
export async function chooseView(call: Change & { params: { id: string } }): Promise<void> {
  const view = await views.found(call.transaction, call, call.params.id);
  await insertChoice(call.transaction, call.person.id, view);
}

/** @throws {ApiError} 404 */
export async function dropView(call: Change & { params: { id: string } }): Promise<void> {
  const view = await views.found(call.transaction, call, call.params.id);
  await deleteChoice(call.transaction, call.person.id, view.id);
}

async function sharedWith({ transaction, reach }: Change, officeId: string | null): Promise<string | null> {
  if (officeId === null) return null;
  return (await requestedOffice(transaction, reach, officeId)).id;
}

async function requireRoom({ transaction, person }: Change, officeId: string | null): Promise<void> {
  const count = await countViews(transaction, officeId === null ? { ownerId: person.id } : { officeId });
  if (count >= VIEW_LIMIT) throw refused('too-many-views', { count });
}

function requireMayChange({ owner }: ViewRow, { id, role }: Person): void {
  if (owner.id !== id && !ADMINS.includes(role)) throw refused('view-of-somebody');
}

/** Private views do not raise list versions of others. */
async function track({ transaction, person: by }: Change, before: ViewRow | undefined, after: ViewRow | undefined) {
  const row = after ?? before;
  if (!row) return;
  const left = before?.officeId ?? null;
  const officeId = after?.officeId ?? left;
  const states = { ...(before && { before }), ...(after && { after }) };
  await trackChange(transaction, {
    by,
    entity: 'view',
    entityId: row.id,
    officeId,
    ...states,
    ...(officeId === null && { shown: 'unseen' }),
  });
  if (left !== null && left !== officeId) await raiseVersion(transaction, 'views', left);
}
