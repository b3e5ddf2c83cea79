import type { Office, OfficeChange, OfficeInput } from '@comptoir/api-contract/offices';
import { sentenceWith, type RefusalPart } from '@comptoir/api-contract/refusals';
import { officeContents } from '@comptoir/api-contract/refusals/offices';
import { v7 as newId } from 'uuid';
import type { Person } from '../access/person';
import { narrowed, type Reach } from '../access/reach';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';
import { notFound, refused } from '../http/api-error';
import { requireVersion } from '../http/entity-tag';
import type { Versioned } from '../http/results';
import {
  archiveOffice,
  contentsOf,
  insertOffice,
  lockOffice,
  updateOffice,
  type OfficeContents,
} from './office-writes.repository';
import { findOffice } from './offices.repository';

interface Change {
  transaction: WriteTransaction;
  person: Person;
  reach: Reach;
}

interface ChangeOfOne extends Change {
  id: string;
  expectedVersion: number | undefined;
}

/** @throws {ApiError} 403 for a country outside the reach */
export async function openOffice(change: Change, input: OfficeInput): Promise<Versioned<Office>> {
  await narrowed(change.transaction, change.reach, { countryCode: input.countryCode });
  const id = newId();
  await insertOffice(change.transaction, { ...input, id });
  const created = await read(change, id);
  await track(change, { after: created.record });
  return created;
}

/** @throws {ApiError} 404, 412, 403 for a country outside the reach, 409 for another country while it is in use */
export async function changeOffice(change: ChangeOfOne, fields: OfficeChange): Promise<Versioned<Office>> {
  const before = await officeToChange(change);
  if (fields.countryCode !== undefined && fields.countryCode !== before.countryCode) {
    await narrowed(change.transaction, change.reach, { countryCode: fields.countryCode });
    requireEmpty(await contentsOf(change.transaction, before.id), 'office-not-movable');
  }
  await updateOffice(change.transaction, before.id, fields);
  const after = await read(change, before.id);
  await track(change, { before, after: after.record });
  return after;
}

/** @throws {ApiError} 404, 412, 409 with what is in the way */
export async function closeOffice(change: ChangeOfOne): Promise<void> {
  const before = await officeToChange(change);
  requireEmpty(await contentsOf(change.transaction, before.id), 'office-in-use');
  await archiveOffice(change.transaction, before.id);
  await track(change, { before });
}

function requireEmpty(
  { agencies, people, pickUps, currencies }: OfficeContents,
  code: 'office-in-use' | 'office-not-movable',
): void {
  const inTheWay = [
    ...counted('agencies', agencies),
    ...counted('people', people),
    ...counted('planned-collections', pickUps),
    ...(currencies.length > 0 ? [part('balances', 0, { currencies: currencies.join(', ') })] : []),
  ];
  if (inTheWay.length > 0) throw refused(code, { inTheWay });
}

function counted(code: keyof typeof officeContents, count: number): RefusalPart[] {
  return count > 0 ? [part(code, count === 1 ? 0 : 1, { count })] : [];
}

function part(code: keyof typeof officeContents, form: 0 | 1, values: RefusalPart['values']): RefusalPart {
  return { code, message: sentenceWith(officeContents[code][form], values), values };
}

async function officeToChange(change: ChangeOfOne): Promise<Office> {
  const { transaction, reach, id } = change;
  if (!(await lockOffice(transaction, reach, id))) throw notFound('office');
  const found = await read(change, id);
  requireVersion(found.version, change.expectedVersion);
  return found.record;
}

async function read({ transaction, reach }: Change, id: string): Promise<Versioned<Office>> {
  const found = await findOffice(transaction, reach, id);
  if (!found) throw notFound('office');
  return found;
}

async function track({ transaction, person }: Change, states: { before?: Office; after?: Office }): Promise<void> {
  const office = states.before ?? states.after;
  if (!office) return;
  const { id, countryCode } = office;
  await trackChange(transaction, { by: person, entity: 'office', entityId: id, officeId: id, countryCode, ...states });
}
