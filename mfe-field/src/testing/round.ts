import { DENOMINATIONS } from '@comptoir/api-contract/denominations';
import type { Collection } from '@comptoir/api-contract/collections';
import { PICK_UP_REASONS } from '@comptoir/api-contract/pick-ups';
import type { Round } from '@comptoir/api-contract/rounds';
import { collector, office } from './samples';

type Lists = Partial<Record<keyof Round['stops'], readonly Collection[]>>;

/** Round of 24 November 2026 in an office without custody. */
export function roundWith(lists: Lists = {}, more: Partial<Round> = {}): Round {
  const { late = [], planned = [], reported = [], collected = [] } = lists;
  const stops = (rows: readonly Collection[]) => rows.map((row) => ({ ...row, version: 3 }));
  return {
    day: '2026-11-24',
    begins: new Date('2026-11-24T00:00').toISOString(),
    ends: new Date('2026-11-24T23:59:59.999').toISOString(),
    timeZone: 'Africa/Algiers',
    officeId: office.id,
    collector: { id: collector.id, name: collector.name },
    stops: {
      late: stops(late),
      planned: stops(planned),
      reported: stops(reported),
      collected: stops(collected),
    },
    custody: 'DIRECT',
    requiresCounts: false,
    denominations: DENOMINATIONS,
    reasonCodes: [...PICK_UP_REASONS],
    limits: [],
    inHand: [],
    pickUps: [],
    exportKey: { id: 'key', publicKey: 'AA' },
    ...more,
  };
}
