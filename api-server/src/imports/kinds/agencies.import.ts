import { AgencyChange, AgencyInput, type Agency } from '@comptoir/api-contract/agencies';
import { parseDecimal } from '@comptoir/api-contract/decimal-text';
import type { Issue } from '@comptoir/api-contract/errors';
import { IMPORT_FIELDS } from '@comptoir/api-contract/imports';
import { foldForSearch } from '@comptoir/api-contract/search-text';
import * as z from 'zod/mini';
import { refused, refusedAt } from '../../api-error';
import { agenciesByName, hasHistory } from '../../agencies/agencies.repository';
import { agencies, changeAgency, closeAgency } from '../../agencies/agencies.service';
import type { Versioned } from '../../results';
import { readCountry } from '../cells/country-text';
import { normalizeTitle } from '../cells/normalize-title';
import { mapYielding } from '../map-yielding';
import {
  beforeAndAfter,
  changesOf,
  problemAt,
  type Address,
  type FileRow,
  type ImportKind,
  type ImportPlace,
  type Position,
  type RowPlan,
  type RowCommit,
} from './import-kind';
import { checked, given } from './row-problems';

const PARSED_FIELDS: ReadonlySet<string> = new Set(['countryCode', 'lat', 'lon']);
const TEXTS = IMPORT_FIELDS.agencies.filter((field) => !PARSED_FIELDS.has(field));
/** A row that changes one of these fields needs a new position. */
const ADDRESS: ReadonlySet<string> = new Set(['address', 'city', 'postalCode', 'countryCode']);
const NewAgency = z.extend(z.omit(AgencyInput, { officeId: true, lat: true, lon: true }), {
  lat: z.optional(AgencyInput.shape.lat),
  lon: z.optional(AgencyInput.shape.lon),
});
const Before = AgencyChange;

/** False for rows whose file gives the position, which need no geocoding. */
export function lacksPosition({ values }: FileRow): boolean {
  return ['lat', 'lon'].some((field) => parseDecimal(values[field]) === undefined);
}

/** Agencies are matched by name in the office, then by email or address. */
export const agencyImport: ImportKind = {
  async compare(place, rows) {
    const named = await agenciesByName(
      place.connection,
      place.officeId,
      rows.map(({ values }) => values['name'] ?? ''),
    );
    return mapYielding(rows, (row, at) => planOf(place, row, named[at] ?? []));
  },

  async withdraw(over, { recordId, version, before }) {
    const call = { ...over, params: { id: recordId }, expectedVersion: version };
    if (before !== null) {
      await changeAgency({ ...call, body: z.parse(Before, before) });
      return;
    }
    if (await hasHistory(over.transaction, await agencies.locked(call))) throw refused('import-row-in-use');
    await closeAgency(call);
  },
};

function planOf(place: ImportPlace, { row, values }: FileRow, named: readonly Versioned<Agency>[]): RowPlan {
  const { candidate, problems } = candidateOf(values);
  const { fields, problems: refusals } = checked(AgencyChange, candidate);
  if (!fields || problems.length > 0) return { kind: 'wrong', problems: [...problems, ...refusals] };
  const same = sameAgencies(named, fields);
  const [record] = same;
  if (same.length > 1 || (!record && named.length > 1 && !isElsewhere(fields))) {
    return { kind: 'wrong', problems: [problemAt('name', refused('import-ambiguous'))] };
  }
  return record ? changePlan(row, record, fields) : newPlan(place, row, candidate, named);
}

function sameAgencies(named: readonly Versioned<Agency>[], fields: AgencyChange): Versioned<Agency>[] {
  if (named.length === 1) return named.filter((one) => hasEmail(one, fields) || hasAddress(one, fields));
  const emailed = named.filter((one) => one.email === fields.email);
  if (emailed.length === 1 || fields.address === undefined) return emailed;
  return (emailed.length > 1 ? emailed : named).filter((one) => hasAddress(one, fields));
}

function hasEmail({ email }: Agency, fields: AgencyChange): boolean {
  return fields.email === undefined || fields.email === email;
}

function hasAddress({ address, city }: Agency, fields: AgencyChange): boolean {
  const placeOf = (where: string, town: string) => normalizeTitle(`${where} ${town}`);
  return fields.address === undefined || placeOf(fields.address, fields.city ?? city) === placeOf(address, city);
}

function isElsewhere({ address, email }: AgencyChange): boolean {
  return address !== undefined && email !== undefined;
}

function candidateOf(values: FileRow['values']): { candidate: Record<string, unknown>; problems: Issue[] } {
  const problems: Issue[] = [];
  const candidate: Record<string, unknown> = given(values, TEXTS);
  const country = values['countryCode'] ?? '';
  if (country !== '') {
    candidate['countryCode'] = readCountry(country);
    if (candidate['countryCode'] === undefined) {
      problems.push(problemAt('countryCode', refused('import-no-country', { text: country })));
    }
  }
  for (const field of ['lat', 'lon']) {
    const degrees = parseDecimal(values[field]);
    if (degrees !== undefined) candidate[field] = degrees;
  }
  return { candidate, problems };
}

function newPlan(
  { countryCode }: ImportPlace,
  row: number,
  candidate: Record<string, unknown>,
  [other]: readonly Versioned<Agency>[],
): RowPlan {
  const { fields, problems } = checked(NewAgency, { countryCode, ...candidate });
  if (!fields) return { kind: 'wrong', problems };
  const { lat, lon, ...rest } = fields;
  const position = lat === undefined || lon === undefined ? undefined : { lat, lon };
  return {
    kind: 'new',
    key: `${foldForSearch(rest.name)} ${rest.email}`,
    understood: parsedValues(fields),
    ...(other && { warnings: [problemAt('name', refused('import-same-name', { address: addressText(other) }))] }),
    ...(!position && { address: rest }),
    open: (over) => ({ ...rest, ...(position ?? found(over, row)) }),
  };
}

function changePlan(row: number, record: Versioned<Agency>, { name, ...others }: AgencyChange): RowPlan {
  const isRenamed = name !== undefined && name.toLowerCase() === record.name.toLowerCase();
  // Accents alone do not make another name.
  const fields: AgencyChange = { ...(isRenamed && { name }), ...others };
  const changes = changesOf(record, fields);
  const understood = parsedValues(fields);
  if (changes.length === 0) return { kind: 'equal', recordId: record.id, understood };
  const isMoved = fields.lat === undefined && changes.some(({ field }) => ADDRESS.has(field));
  const { after, before } = beforeAndAfter(record, fields, changes);
  const { lat, lon, address, city, postalCode, countryCode } = record;
  const whole = { address, city, postalCode, countryCode };
  return {
    kind: 'changed',
    recordId: record.id,
    changes,
    understood,
    ...(isMoved && { address: addressOf(whole, after) }),
    take: async (over) => {
      const body = { ...after, ...(isMoved && found(over, row)) };
      const call = { ...over, params: { id: record.id }, expectedVersion: record.version };
      const { version } = await changeAgency({ ...call, body });
      return { recordId: record.id, version, before: { ...before, ...(isMoved && { lat, lon }) } };
    },
  };
}

function parsedValues({ countryCode, lat, lon }: AgencyChange): Record<string, string> {
  return {
    ...(countryCode !== undefined && { countryCode }),
    ...(lat !== undefined && { lat: String(lat) }),
    ...(lon !== undefined && { lon: String(lon) }),
  };
}

function addressText({ address, city }: Agency): string {
  return `${address}, ${city}`;
}

function found({ positions }: Pick<RowCommit, 'positions'>, row: number): Position {
  const position = positions.get(row);
  if (!position) throw refusedAt('address', 'not-located');
  return position;
}

function addressOf(before: Address, { address, city, postalCode, countryCode }: AgencyChange): Address {
  return {
    address: address ?? before.address,
    city: city ?? before.city,
    postalCode: postalCode ?? before.postalCode,
    countryCode: countryCode ?? before.countryCode,
  };
}
