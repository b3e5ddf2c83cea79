import { handoverSteps } from './handover-steps';
import type { Handover } from './handovers';

const named = (id: string) => ({ id, name: id });
const handover: Handover = {
  id: 'handover',
  number: '1',
  officeId: 'algiers',
  kind: 'COLLECTOR_TO_OFFICE',
  state: 'OFFERED',
  from: named('giver'),
  to: null,
  toOffice: null,
  source: 'TILL',
  seal: null,
  slip: null,
  offeredDate: '2026-11-24T08:30:00.000Z',
  countedDate: null,
  countedBy: null,
  recountedBy: null,
  endedDate: null,
  note: null,
  lines: [],
  caseIds: [],
};
const collector = (id: string) => ({ id, role: 'COLLECTOR', officeId: 'algiers' }) as const;
const manager = (id: string, officeId = 'algiers') => ({ id, role: 'OFFICEMANAGER', officeId }) as const;
const admin = { id: 'admin', role: 'ADMIN', officeId: null } as const;

test('an offered handover is counted by its receiver, and withdrawn by its giver or an administrator', () => {
  expect(handoverSteps(handover, collector('giver'))).toEqual(['withdraw']);
  expect(handoverSteps(handover, manager('one'))).toEqual(['count']);
  expect(handoverSteps(handover, admin)).toEqual(['count', 'withdraw']);
  expect(handoverSteps({ ...handover, from: named('one') }, manager('one'))).toEqual(['withdraw']);
});

test('only the named receiver counts a float, and only the receiving office a transfer', () => {
  const float: Handover = { ...handover, kind: 'OFFICE_TO_COLLECTOR', from: named('one'), to: named('receiver') };
  expect(handoverSteps(float, collector('receiver'))).toEqual(['count']);
  expect(handoverSteps(float, manager('other'))).toEqual([]);
  const transfer: Handover = { ...handover, kind: 'OFFICE_TO_OFFICE', toOffice: named('oran') };
  expect(handoverSteps(transfer, manager('other'))).toEqual([]);
  expect(handoverSteps(transfer, manager('other', 'oran'))).toEqual(['count']);
  const disputed: Handover = { ...transfer, state: 'DISPUTED', countedBy: named('other') };
  expect(handoverSteps(disputed, manager('two'))).toEqual([]);
  expect(handoverSteps(disputed, manager('two', 'oran'))).toEqual(['recount']);
});

test('a different count is answered by the giver, or counted again by a third person', () => {
  const counted: Handover = { ...handover, state: 'COUNTED', countedBy: named('one') };
  expect(handoverSteps(counted, collector('giver'))).toEqual(['agree']);
  expect(handoverSteps(counted, manager('one'))).toEqual([]);
  expect(handoverSteps(counted, manager('two'))).toEqual(['recount']);
  expect(handoverSteps({ ...counted, state: 'DISPUTED' }, collector('giver'))).toEqual([]);
  expect(handoverSteps({ ...counted, state: 'DISPUTED' }, admin)).toEqual(['recount']);
  expect(handoverSteps({ ...counted, state: 'ACCEPTED' }, admin)).toEqual([]);
});

test('a counted handover is withdrawn only if its cash was spent meanwhile', () => {
  const spent: Handover = { ...handover, state: 'DISPUTED', countedBy: named('one'), uncovered: true };
  expect(handoverSteps(spent, collector('giver'))).toEqual(['withdraw']);
  expect(handoverSteps(spent, manager('one'))).toEqual([]);
  expect(handoverSteps({ ...spent, state: 'COUNTED' }, admin)).toEqual(['recount', 'withdraw']);
});
