import type { Agency, AgencyChange, AgencyInput } from '@comptoir/api-contract/agencies';
import { v7 as newId } from 'uuid';
import { askedOffice } from '../access/asked-office';
import type { Versioned } from '../results';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { archiveRow } from '../records/record-rows';
import { recordsOf } from '../records/records-of';
import { findAgency, hasHistory, insertAgency, removeAgency, updateAgency } from './agencies.repository';

export const agencies = recordsOf<Versioned<Agency>>('agency', {
  table: 'agencies',
  find: findAgency,
  place: ({ officeId }) => ({ officeId }),
});

/** @throws {ApiError} 403 for an office outside the reach, 422 for one that does not exist */
export async function openAgency(call: Change & WithBody<AgencyInput>): Promise<Versioned<Agency>> {
  const { transaction, reach, body: input } = call;
  await askedOffice(transaction, reach, input.officeId);
  return agencies.create(call, async () => {
    const id = newId();
    await insertAgency(transaction, { ...input, id });
    return id;
  });
}

/** @throws {ApiError} 404, 412 */
export function changeAgency(call: ChangeOfOne & WithBody<AgencyChange>): Promise<Versioned<Agency>> {
  return agencies.change(call, (before) => updateAgency(call.transaction, before, call.body));
}

/** Deletes an agency; one that a collection refers to is archived. */
export function closeAgency(call: ChangeOfOne): Promise<void> {
  const { transaction } = call;
  return agencies.remove(call, async (agency) => {
    if (await hasHistory(transaction, agency)) await archiveRow(transaction, 'agencies', agency.id);
    else await removeAgency(transaction, agency);
  });
}
