import type { HandoverKind } from '@comptoir/api-contract/handovers';
import type { Currency, ModelHandover, OfficeName, Place } from './cash-model';
import { collectorAt, idOf, linesOf, pickFrom, STAFF, type Business, type CashRequest } from './cash-request';
import type { PlannedOperation } from './planned-operation';

const KINDS: readonly HandoverKind[] = [
  'COLLECTOR_TO_OFFICE',
  'COLLECTOR_TO_OFFICE',
  'COLLECTOR_TO_OFFICE',
  'OFFICE_TO_COLLECTOR',
  'OFFICE_TO_COLLECTOR',
  'TILL_TO_VAULT',
  'TILL_TO_VAULT',
  'VAULT_TO_TILL',
  'OFFICE_TO_OFFICE',
  'TO_BANK',
  'FROM_BANK',
];

const STATES: Record<'count' | 'answer' | 'recount' | 'withdraw', ModelHandover['state'][]> = {
  count: ['OFFERED'],
  withdraw: ['OFFERED'],
  answer: ['COUNTED'],
  recount: ['COUNTED', 'DISPUTED'],
};

type Counts = Map<Currency, bigint>;

export function handoverRequest(
  business: Business,
  planned: PlannedOperation,
  kind: 'offer' | 'count' | 'answer' | 'recount' | 'withdraw',
): CashRequest | undefined {
  if (kind === 'offer') return offer(business, planned);
  const waiting = business.model.handovers.filter(({ state }) => STATES[kind].includes(state));
  const handover = pickFrom(waiting, planned.pick);
  if (!handover) return undefined;
  const steps = { count, answer, recount, withdraw };
  return steps[kind](business, handover, planned);
}

function offer({ model, offices, people }: Business, planned: PlannedOperation): CashRequest {
  const kind = pickFrom(KINDS, planned.pick) ?? 'TO_BANK';
  const isOfCollector = kind === 'COLLECTOR_TO_OFFICE';
  const office: OfficeName = kind.includes('COLLECTOR') || planned.pick % 3 ? 'algiers' : 'oran';
  const other: OfficeName = office === 'algiers' ? 'oran' : 'algiers';
  const collector = collectorAt(planned.by);
  const giver = isOfCollector ? collector : (pickFrom(STAFF[office], planned.by) ?? 'superadmin');
  const source = kind === 'TO_BANK' && planned.isYes ? 'VAULT' : 'TILL';
  const { from, to } = placesOf(kind, { office, other, collector, source });
  const isSent = kind === 'OFFICE_TO_OFFICE' || kind.endsWith('_BANK');
  const declared = new Map([[planned.currency, planned.amount]]);
  if (planned.isYes) declared.set(planned.into, planned.amount);
  return {
    kind: 'offer',
    by: giver,
    request: 'POST /handovers',
    body: {
      kind,
      source,
      lines: linesOf(declared),
      ...(!isOfCollector && { officeId: offices[office] }),
      ...(kind === 'OFFICE_TO_COLLECTOR' && { toUserId: people[collector].id }),
      ...(kind === 'OFFICE_TO_OFFICE' && { toOfficeId: offices[other] }),
    },
    takes: [...declared].map(([currency, minor]) => ({ place: from, currency, minor })),
    uses: [],
    apply(answer) {
      const id = idOf(answer);
      if (isSent) for (const [currency, minor] of declared) model.move([{ from, to: `way of ${id}`, currency, minor }]);
      model.handovers.push({
        id,
        kind,
        state: 'OFFERED',
        giver,
        ...(kind === 'OFFICE_TO_COLLECTOR' && { receiver: collector }),
        from,
        to,
        bookedBy: kind === 'OFFICE_TO_OFFICE' ? other : office,
        sentBy: office,
        isSent,
        declared,
        counted: new Map(),
      });
    },
  };
}

function placesOf(
  kind: HandoverKind,
  { office, other, collector, source }: Record<'office' | 'other', OfficeName> & { collector: string; source: string },
): { from: Place; to: Place } {
  const hand: Place = collector === 'amel' ? 'hand of amel' : 'hand of bilal';
  const till: Place = `till of ${office}`;
  const vault: Place = `vault of ${office}`;
  const places: Record<HandoverKind, [Place, Place]> = {
    COLLECTOR_TO_OFFICE: [hand, till],
    OFFICE_TO_COLLECTOR: [till, hand],
    TILL_TO_VAULT: [till, vault],
    VAULT_TO_TILL: [vault, till],
    OFFICE_TO_OFFICE: [till, `till of ${other}`],
    TO_BANK: [source === 'VAULT' ? vault : till, `bank of ${office}`],
    FROM_BANK: [`bank of ${office}`, till],
  };
  const [from, to] = places[kind];
  return { from, to };
}

function count({ model }: Business, handover: ModelHandover, planned: PlannedOperation): CashRequest {
  const { declared, giver, receiver } = handover;
  const counted = countOf(handover, planned);
  const isEqual = [...counted].every(([currency, minor]) => declared.get(currency) === minor);
  const others = STAFF[handover.bookedBy].filter((name) => name !== giver);
  const by = receiver ?? pickFrom(others, planned.by) ?? 'superadmin';
  // A giver that counts as well is refused, now and then.
  const isBothSides = planned.by % 10 === 0;
  return {
    kind: 'count',
    by: isBothSides ? giver : by,
    request: `POST /handovers/${handover.id}/count`,
    body: { lines: linesOf(counted), slip: 'BNA 4711' },
    takes: isEqual ? takenAtEnd(handover) : [],
    uses: usedBy(handover),
    ...(isBothSides && { refusal: 'handover-both-sides' }),
    apply(answer) {
      handover.counter = by;
      handover.counted = counted;
      if (isEqual) model.confirm(handover, counted, caseIdsOf(answer));
      else handover.state = 'COUNTED';
    },
  };
}

function answer({ model }: Business, handover: ModelHandover, { isYes }: PlannedOperation): CashRequest {
  return {
    kind: 'answer',
    by: handover.giver,
    request: `POST /handovers/${handover.id}/agreement`,
    body: isYes ? { agree: true } : { agree: false, note: 'It was all there' },
    takes: isYes ? takenAtEnd(handover) : [],
    uses: usedBy(handover),
    apply(found) {
      if (isYes) model.confirm(handover, handover.counted, caseIdsOf(found));
      else handover.state = 'DISPUTED';
    },
  };
}

function recount({ model }: Business, handover: ModelHandover, planned: PlannedOperation): CashRequest | undefined {
  const counted = countOf(handover, planned);
  const third = STAFF[handover.bookedBy].filter((name) => name !== handover.giver && name !== handover.counter);
  const by = pickFrom(third, planned.by);
  return (
    by && {
      kind: 'recount',
      by,
      request: `POST /handovers/${handover.id}/recount`,
      body: { lines: linesOf(counted) },
      takes: takenAtEnd(handover),
      uses: usedBy(handover),
      apply: (found) => model.confirm(handover, counted, caseIdsOf(found)),
    }
  );
}

function withdraw({ model }: Business, handover: ModelHandover, planned: PlannedOperation): CashRequest {
  const { id, from, declared, isSent, giver } = handover;
  return {
    kind: 'withdraw',
    by: planned.isYes ? giver : 'admin',
    request: `POST /handovers/${id}/withdrawal`,
    body: { reason: 'Counted wrongly' },
    takes: [],
    uses: usedBy(handover),
    apply() {
      handover.state = 'ENDED';
      if (!isSent) return;
      for (const [currency, minor] of declared) model.move([{ from: `way of ${id}`, to: from, currency, minor }]);
    },
  };
}

/** The declaration with a difference in its last currency, never below 0. */
function countOf({ declared }: ModelHandover, { difference }: PlannedOperation): Counts {
  const counted = new Map(declared);
  const [currency, minor] = [...declared].at(-1) ?? ['DZD' as const, 0n];
  const found = minor + difference;
  return counted.set(currency, found < 0n ? 0n : found);
}

/** Cash that is sent is on the way already. */
function takenAtEnd({ from, isSent, declared }: ModelHandover): CashRequest['takes'] {
  return isSent ? [] : [...declared].map(([currency, minor]) => ({ place: from, currency, minor }));
}

/** Cases of a handover that has to be booked. */
function caseIdsOf(answer: object): string[] {
  expect(answer).toMatchObject({ state: expect.stringMatching(/^(ACCEPTED|RECOUNTED)$/) });
  return Reflect.get(answer, 'caseIds');
}

function usedBy({ id, from }: ModelHandover): string[] {
  return from.startsWith('hand') ? [id, from] : [id];
}
