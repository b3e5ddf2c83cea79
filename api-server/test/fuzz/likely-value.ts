import { PASSWORD } from '../small-business';
import type { KnownRecords } from './known-records';
import type { Random } from './random';

export interface Meaning {
  kind: string;
  records: KnownRecords;
  emails: readonly string[];
  home: { officeId: string; agencyId: string; collectorId: string };
}

/** Mostly valid future ranges. */
const FIRST_DAYS = ['2087-12-01', '2087-12-01', '2087-12-24', '2020-01-01'] as const;
const LAST_DAYS = ['2087-12-24', '2087-12-24', '2087-12-31', '2020-01-01'] as const;
const OF_DAYS = new Set(['pick-up-series', 'office-closures']);

export function likelyValue(random: Random, field: string, { kind, records, emails, home }: Meaning): unknown {
  switch (field) {
    case 'id':
      return one(random, records.of(kind));
    case 'ids':
      return records.of('collections').slice(0, 1);
    case 'expectedCount':
      return 1;
    case 'day':
      return '2026-12-01';
    case 'from':
    case 'startDate':
      return OF_DAYS.has(kind) ? random.pick(FIRST_DAYS) : undefined;
    case 'to':
    case 'until':
      return OF_DAYS.has(kind) ? random.pick(LAST_DAYS) : undefined;
    case 'rrule':
      return random.pick(['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', 'FREQ=YEARLY']);
    case 'localTime':
      return random.pick([null, '09:30', '09:30', '25:00']);
    case 'year':
      return random.pick([1999, 2026, 2087, 2101]);
    case 'hash':
      return one(random, records.of('previews'));
    case 'fields':
      return [random.pick(['name', 'agency', null])];
    case 'fileName':
      return random.pick(['rows.csv', 'rows.xlsx']);
    case 'mediaId':
      return one(random, records.of('media'));
    case 'officeId':
      return random.chance(0.8) ? home.officeId : one(random, records.of('offices'));
    case 'agencyId':
      return random.chance(0.8) ? home.agencyId : one(random, records.of('agencies'));
    case 'collectorId':
      return random.chance(0.8) ? home.collectorId : one(random, records.of('users'));
    case 'supplierId':
      return random.chance(0.5) ? null : one(random, records.of('suppliers'));
    case 'email':
      return kind === 'login' ? one(random, emails) : `person-${random.integer(1, 1_000)}@firm.example`;
    case 'phone':
      return random.pick(['+213 21 00 00 00', '021 00 00 00', 'Something']);
    case 'password':
    case 'oldPassword':
    case 'newPassword':
    case 'confirmPassword':
      return PASSWORD;
    case 'country':
    case 'countryCode':
      return random.pick(['DZ', 'FR']);
    case 'lat':
    case 'lon':
      return random.integer(-90, 90);
    case 'amount':
      return random.pick([100, 10, -10, -0.01]);
    case 'oldAmount':
    case 'newAmount':
      return random.pick([10, 10, 20]);
    case 'rate':
      return random.pick([1, 1, 2, 0.5]);
    case 'scheduledAmount':
    case 'collectedAmount':
      return random.pick([0, 10, 10, 9.99]);
    case 'scheduledCollectionDate':
      return new Date(Date.now() + random.integer(1, 1e9)).toISOString();
    case 'date':
      return new Date().toISOString();
    case 'name':
    case 'address':
    case 'city':
    case 'postalCode':
    case 'description':
    case 'reason':
      return random.pick(['Something', '16000', 'Algiers']);
    case 'remote':
      return random.pick(['finance', 'operations']);
    case 'version':
      return '1.2.3';
    case 'page':
      return random.integer(0, 2);
    case 'limit':
      return random.integer(1, 100);
    case 'timeZone':
      return 'Africa/Algiers';
    case 'extension':
      return random.pick(['png', 'pdf', 'csv', 'exe']);
    default:
      return undefined;
  }
}

function one(random: Random, [first, ...others]: readonly string[]): string | undefined {
  return first === undefined ? undefined : random.pick([first, ...others]);
}
