import type { Agency } from '@comptoir/api-contract/agencies';
import { sql } from 'kysely';
import { agenciesByName } from '../../agencies/agencies.repository';
import { aboveMaximum } from '../../cash-limits/cash-limits.service';
import { openCollections } from '../../collections/filtered-collections';
import type { Connection } from '../../database/database';
import { instantOf, readMoment, type WrittenMoment } from '../cells/moment-text';
import type { FileRow, ImportPlace } from './import-kind';
import { peopleByName, type FindPeople } from './people-by-name';

export interface NamedCollector {
  id: string;
  name: string;
  email: string;
}

export type ExistingCollection = Awaited<ReturnType<ReturnType<typeof collectionsOf>['execute']>>[number];

export interface ExistingRecords {
  /** By index of the row. */
  agencies: readonly (readonly Pick<Agency, 'id' | 'name'>[])[];
  collectors: FindPeople<NamedCollector>;
  byNumber: ReadonlyMap<string, ExistingCollection>;
  byAgency: ReadonlyMap<string, readonly ExistingCollection[]>;
  /** Collectors with more cash in hand than allowed, who get no new collections. */
  aboveMaximum: Awaited<ReturnType<typeof aboveMaximum>>;
}

const OF_RECORDED_YEARS = /^20/;
const NUMBER = /^\d{1,15}$/;
const DAY_AND_MORE_MS = 26 * 3_600_000;

export async function findExistingRecords(place: ImportPlace, rows: readonly FileRow[]): Promise<ExistingRecords> {
  const { connection, officeId, timeZone } = place;
  const texts = (field: string) => rows.map(({ values }) => values[field] ?? '');
  const agencies = await agenciesByName(connection, officeId, texts('agency'));
  const moments = texts('date').flatMap((text) => readMoment(text, timeZone) ?? []);
  const days = moments.filter(({ day }) => OF_RECORDED_YEARS.test(day));
  const instants = days.map((day: WrittenMoment) => instantOf({ ...day, minutes: 0 }, timeZone).getTime());
  const agencyIds = [...new Set(agencies.flat().map(({ id }) => id))];
  const numbers = texts('id').filter((text) => NUMBER.test(text));
  const near =
    instants.length === 0
      ? []
      : await collectionsOf(place)
          .where('collection.agencyId', 'in', [officeId, ...agencyIds])
          .where('collection.scheduledAt', '>=', new Date(Math.min(...instants)))
          .where('collection.scheduledAt', '<', new Date(Math.max(...instants) + DAY_AND_MORE_MS))
          .execute();
  const numbered =
    numbers.length === 0
      ? []
      : await collectionsOf(place)
          .where(sql<boolean>`collection.id = any(${numbers}::bigint[])`)
          .execute();
  return {
    agencies,
    collectors: peopleByName(await collectorsOf(connection, officeId)),
    byNumber: new Map(numbered.map((known) => [String(known.id), known])),
    byAgency: grouped(near),
    aboveMaximum: await aboveMaximum(connection, officeId),
  };
}

function grouped(collections: readonly ExistingCollection[]): Map<string, ExistingCollection[]> {
  const byAgency = new Map<string, ExistingCollection[]>();
  for (const known of collections) byAgency.set(known.agencyId, [...(byAgency.get(known.agencyId) ?? []), known]);
  return byAgency;
}

function collectionsOf({ connection, officeId }: ImportPlace) {
  return openCollections(connection, { officeId })
    .innerJoin('agencies as agency', (join) =>
      join.onRef('agency.officeId', '=', 'collection.officeId').onRef('agency.id', '=', 'collection.agencyId'),
    )
    .innerJoin('users as collector', 'collector.id', 'collection.collectorId')
    .select(['collection.id', 'collection.agencyId', 'agency.name as agencyName'])
    .select(['collection.collectorId', 'collector.name as collectorName'])
    .select(['collection.scheduledAt', 'collection.hasTime', 'collection.scheduledMinor', 'collection.currency'])
    .select('collection.roundPosition')
    .select(['collection.collectedMinor', 'collection.version']);
}

function collectorsOf(connection: Connection, officeId: string): Promise<NamedCollector[]> {
  return connection
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('officeId', '=', officeId)
    .where('role', '=', 'COLLECTOR')
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .execute();
}
