import type { OfficeChange, Office, OfficeInput } from '@comptoir/api-contract/offices';
import { sentenceWith, type RefusalPart } from '@comptoir/api-contract/refusals';
import { officeContents } from '@comptoir/api-contract/refusals/offices';
import { v7 as newId } from 'uuid';
import { narrowed } from '../access/reach';
import { refused } from '../api-error';
import { timeZoneOfCountry } from '../language/country-habits';
import { followOffice } from '../office-closures/office-closures.service';
import type { Versioned } from '../results';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { retireRow } from '../records/record-rows';
import { recordsOf } from '../records/records-of';
import { contentsOf, insertOffice, updateOffice, type OfficeContents } from './office-writes.repository';
import { findOffice } from './offices.repository';

export const offices = recordsOf<Versioned<Office>>('office', {
  table: 'offices',
  find: (connection, reach, id) => findOffice(connection, reach, id),
  place: ({ id: officeId, countryCode }) => ({ officeId, countryCode }),
});

/** @throws {ApiError} 403 for a country outside the reach */
export async function openOffice(call: Change & WithBody<OfficeInput>): Promise<Versioned<Office>> {
  const { transaction, reach, body: input } = call;
  await narrowed(transaction, reach, { countryCode: input.countryCode });
  return offices.create(call, async () => {
    const id = newId();
    const { countryCode, timeZone = timeZoneOfCountry(countryCode, new Date()) } = input;
    await insertOffice(transaction, { ...input, timeZone, id });
    return id;
  });
}

/** @throws {ApiError} 404, 412, 403 for a country outside the reach, 409 to change the country of an office in use */
export function changeOffice(call: ChangeOfOne & WithBody<OfficeChange>): Promise<Versioned<Office>> {
  const { transaction, reach, body: fields } = call;
  return offices.change(call, async ({ id, countryCode, timeZone }) => {
    const isMoved = fields.countryCode !== undefined && fields.countryCode !== countryCode;
    if (isMoved) {
      await narrowed(transaction, reach, { countryCode: fields.countryCode });
      requireEmpty(await contentsOf(transaction, id), 'office-not-movable');
    }
    // A change of country implies its time zone unless one is given.
    const moved = isMoved && timeZoneOfCountry(fields.countryCode ?? countryCode, new Date());
    const columns = { ...(moved && { timeZone: moved }), ...fields };
    await updateOffice(transaction, id, columns);
    if (columns.timeZone !== undefined && columns.timeZone !== timeZone) await followOffice(transaction, id);
  });
}

/** @throws {ApiError} 404, 412, 409 with the blockers */
export function closeOffice(call: ChangeOfOne): Promise<void> {
  const { transaction } = call;
  return offices.remove(call, async ({ id }) => {
    requireEmpty(await contentsOf(transaction, id), 'office-in-use');
    await retireRow(transaction, 'offices', id);
  });
}

function requireEmpty(
  { agencies, people, collections, handovers, currencies }: OfficeContents,
  code: 'office-in-use' | 'office-not-movable',
): void {
  const inTheWay = [
    ...counted('agencies', agencies),
    ...counted('people', people),
    ...counted('planned-collections', collections),
    ...counted('handovers', handovers),
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
