import type { Agency, AgencyChange, AgencyInput } from '@comptoir/api-contract/agencies';
import { v7 as newId } from 'uuid';
import { requestedOffice } from '../access/requested-office';
import type { Reach } from '../access/reach';
import { trackCreations } from '../audit/track-change';
import type { Connection } from '../database/database';
import type { Versioned } from '../results';
import { archiveOf } from '../records/archive-of';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { retireRow } from '../records/record-rows';
import { recordsOf } from '../records/records-of';
import { findAgency, hasHistory, insertAgencies, removeAgency, updateAgency } from './agencies.repository';

const kind = {
  table: 'agencies' as const,
  find: (connection: Connection, reach: Reach, id: string) => findAgency(connection, reach, id),
  place: ({ officeId }: Versioned<Agency>) => ({ officeId }),
};

export const agencies = recordsOf<Versioned<Agency>>('agency', kind);
export const agencyArchive = archiveOf<Versioned<Agency>>('agency', {
  ...kind,
  findArchived: (connection, reach, id) => findAgency(connection, reach, id, { archived: true }),
});

/** @throws {ApiError} 403 for an office outside the reach, 422 if it does not exist */
export async function openAgency(call: Change & WithBody<AgencyInput>): Promise<Versioned<Agency>> {
  const { transaction, reach, body: input } = call;
  await requestedOffice(transaction, reach, input.officeId);
  return agencies.create(call, async () => {
    const id = newId();
    await insertAgencies(transaction, [{ ...input, id }]);
    return id;
  });
}

/**
 * As `openAgency` for several agencies of one office, with one statement for all. Returns them in the order of `inputs`.
 *
 * @throws {ApiError} 403, 422
 */
export async function openAgencies(
  { transaction, reach, person: by }: Change,
  requested: string,
  inputs: readonly Omit<AgencyInput, 'officeId'>[],
): Promise<Versioned<Agency>[]> {
  const { id: officeId } = await requestedOffice(transaction, reach, requested);
  if (inputs.length === 0) return [];
  const opened = inputs.map((input) => ({ ...input, officeId, id: newId() }));
  const inserted = new Map((await insertAgencies(transaction, opened)).map((row) => [row.id, row]));
  const rows = opened.flatMap(({ id }) => inserted.get(id) ?? []);
  await trackCreations(transaction, { by, entity: 'agency', officeId, rows });
  return rows;
}

/** @throws {ApiError} 404, 412 */
export function changeAgency(call: ChangeOfOne & WithBody<AgencyChange>): Promise<Versioned<Agency>> {
  return agencies.change(call, (before) => updateAgency(call.transaction, before, call.body));
}

/** Deletes an agency; one with history is archived, so that its name remains readable. */
export function closeAgency(call: ChangeOfOne): Promise<void> {
  const { transaction } = call;
  return agencies.remove(call, async (agency) => {
    if (await hasHistory(transaction, agency)) await retireRow(transaction, 'agencies', agency.id);
    else await removeAgency(transaction, agency);
  });
}
