import {
  CORRECTORS,
  type CorrectionReason,
  type CorrectionRequest,
  type CorrectionRequestInput,
} from '@comptoir/api-contract/correction-requests';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import { notFound, refused } from '../api-error';
import type { Connection } from '../database/database';
import { administratorsOrSuperadmins, superadmins } from '../inbox/audience';
import { notify } from '../inbox/notify.repository';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { answer } from './answer-request';
import { findCorrected, type NamedRecord } from './corrected-record';
import { findRequest, findRequests, insertRequest, type StoredRequest } from './correction-requests.repository';

const EXCERPT = 200;

/** Requests of a record in the reach, latest first; none for a record outside it. */
export async function requestsOf(
  connection: Connection,
  { person, reach }: { person: Person; reach: Reach },
  record: NamedRecord,
): Promise<CorrectionRequest[]> {
  const found = await findCorrected(connection, reach, record);
  return found ? (await findRequests(connection, record)).map((request) => asReadBy(person, request)) : [];
}

/**
 * Asks the people who may correct a record.
 *
 * @throws {ApiError} 404, 409 for a record that needs no correction, has an open request or is the person's to correct
 */
export async function requestCorrection(change: Change & WithBody<CorrectionRequestInput>): Promise<CorrectionRequest> {
  const { transaction, person, reach, body } = change;
  const { entity, entityId, reason } = body;
  const found = await findCorrected(transaction, reach, body);
  if (!found) throw notFound(entity);
  if (!found.isCorrectable) throw refused('correction-needless');
  if (CORRECTORS[entity].includes(person.role)) throw refused('correction-yourself');
  const { officeId, number } = found;
  const id = newId();
  const request = { id, officeId, entity, entityId, number, reason, requestedBy: person.id };
  if (!(await insertRequest(transaction, request))) throw refused('correction-requested');
  const notification = {
    kind: 'correction-requested',
    cause: `correction:${id}`,
    entity,
    entityId,
    officeId,
    params: { record: entity, number, by: person.name, reason: reason.slice(0, EXCERPT) },
  } as const;
  const isForAdministrators = CORRECTORS[entity].includes('ADMIN');
  const audience = isForAdministrators ? administratorsOrSuperadmins(sql`${officeId}::uuid`) : superadmins;
  await notify(transaction, notification, audience, person.id);
  return readRequest(transaction, person, body, id);
}

/** @throws {ApiError} 404, 403 for an own request or a record that the person may not correct, 409 if answered */
export async function declineCorrection(change: ChangeOfOne & WithBody<CorrectionReason>): Promise<CorrectionRequest> {
  const { transaction, person, reach, params, body } = change;
  const request = await findRequest(transaction, params.id);
  if (!request || !(await findCorrected(transaction, reach, request))) throw notFound('record');
  if (request.requestedBy === person.id) throw refused('correction-own');
  if (!CORRECTORS[request.entity].includes(person.role)) throw refused('no-access');
  if (!request.isOpen) throw refused('correction-answered');
  await answer(transaction, person, request, body.reason);
  return readRequest(transaction, person, request, request.id);
}

async function readRequest(
  connection: Connection,
  person: Person,
  record: NamedRecord,
  id: string,
): Promise<CorrectionRequest> {
  const stored = (await findRequests(connection, record)).find((request) => request.id === id);
  if (!stored) throw notFound('record');
  return asReadBy(person, stored);
}

function asReadBy({ id, role }: Person, request: StoredRequest): CorrectionRequest {
  const mayDecline = request.answer === null && request.by.id !== id && CORRECTORS[request.entity].includes(role);
  return { ...request, mayDecline };
}
