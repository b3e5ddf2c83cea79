import type { Agency, AgencyChange, AgencyInput } from '@comptoir/api-contract/agencies';
import { v7 as newId } from 'uuid';
import type { Person } from '../access/person';
import { narrowed, type Reach } from '../access/reach';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';
import { notFound, refusedAt } from '../http/api-error';
import { requireVersion } from '../http/entity-tag';
import type { Versioned } from '../http/results';
import { findOpenOffice } from '../offices/offices.repository';
import { archiveAgency, hasHistory, insertAgency, lockAgency, removeAgency, updateAgency } from './agencies.repository';

interface Change {
  transaction: WriteTransaction;
  person: Person;
  reach: Reach;
}

/** @throws {ApiError} 403 for an office outside the reach, 422 for one that does not exist */
export async function openAgency(
  { transaction, person, reach }: Change,
  input: AgencyInput,
): Promise<Versioned<Agency>> {
  const within = await narrowed(transaction, reach, { officeId: input.officeId });
  const office = await findOpenOffice(transaction, within, input.officeId);
  if (!office) throw refusedAt('officeId', 'office-unknown');
  const created = await insertAgency(transaction, { ...input, id: newId() });
  await keepTrack(transaction, person, { after: created.record });
  return created;
}

/** @throws {ApiError} 404, or 412 when it was changed after `expectedVersion` */
export async function changeAgency(
  change: Change & { id: string; expectedVersion: number | undefined },
  fields: AgencyChange,
): Promise<Versioned<Agency>> {
  const { transaction, person } = change;
  const before = await agencyToChange(change);
  const after = await updateAgency(transaction, before, fields);
  await keepTrack(transaction, person, { before, after: after.record });
  return after;
}

/** Deletes an agency; one that a collection refers to is archived. */
export async function closeAgency(change: Change & { id: string; expectedVersion: number | undefined }): Promise<void> {
  const { transaction, person } = change;
  const agency = await agencyToChange(change);
  if (await hasHistory(transaction, agency)) await archiveAgency(transaction, agency);
  else await removeAgency(transaction, agency);
  await keepTrack(transaction, person, { before: agency });
}

async function agencyToChange({
  transaction,
  reach,
  id,
  expectedVersion,
}: Change & { id: string; expectedVersion: number | undefined }): Promise<Agency> {
  const found = await lockAgency(transaction, reach, id);
  if (!found) throw notFound('agency');
  requireVersion(found.version, expectedVersion);
  return found.record;
}

async function keepTrack(
  transaction: WriteTransaction,
  person: Person,
  states: { before?: Agency; after: Agency } | { before: Agency },
): Promise<void> {
  const { id: entityId, officeId } = 'after' in states ? states.after : states.before;
  await trackChange(transaction, { by: person, entity: 'agency', entityId, officeId, ...states });
}
