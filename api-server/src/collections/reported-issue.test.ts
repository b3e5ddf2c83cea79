import type { Person } from '../access/person';
import { issueAfter } from './reported-issue';

const person = (role: Person['role']): Person => ({
  id: '1',
  name: 'Samira',
  email: 'samira@example.com',
  phone: null,
  role,
  countryCode: null,
  officeId: null,
  verified: true,
  language: null,
});
const open = { status: 'UNCOLLECTED', collectedMinor: null, issueOpen: false } as const;
const short = { status: 'COLLECTED_WITH_ISSUES', collectedMinor: 100_000n } as const;

test('an unexplained difference by the office opens an issue; a note or reason avoids it', () => {
  const after = (change: Parameters<typeof issueAfter>[3]) => issueAfter(person('OFFICEMANAGER'), open, short, change);
  expect(after({})).toEqual({ issueOpen: true });
  expect(after({ collectionNotes: [{ note: '' }], reason: '' })).toEqual({ issueOpen: true });
  expect(after({ collectionNotes: [{ note: 'Short of change' }] })).toEqual({});
  expect(after({ reason: 'Arrears of a year' })).toEqual({});
});

test('a report by a collector opens an issue regardless of notes', () => {
  const change = { collectionNotes: [{ note: 'The till was short' }], reason: 'Arrears' };
  expect(issueAfter(person('COLLECTOR'), open, short, change)).toEqual({ issueOpen: true });
});

test('a note of the office keeps an issue open; clarifying closes it', () => {
  const waiting = { ...short, issueOpen: true };
  const note = { collectionNotes: [{ note: 'Why is it 5,000 short?' }] };
  expect(issueAfter(person('ADMIN'), waiting, {}, note)).toEqual({});
  expect(issueAfter(person('ADMIN'), waiting, {}, { issueClarified: true })).toEqual({ issueOpen: false });
});

test('a second failed attempt reopens a clarified issue', () => {
  const missed = { status: 'UNCOLLECTED_WITH_ISSUES', collectedMinor: null, issueOpen: false } as const;
  const again = { status: 'UNCOLLECTED_WITH_ISSUES' as const, collectionNotes: [{ note: 'Closed again' }] };
  expect(issueAfter(person('COLLECTOR'), missed, {}, again)).toEqual({ issueOpen: true });
  expect(issueAfter(person('OFFICEMANAGER'), missed, {}, { status: 'UNCOLLECTED_WITH_ISSUES' })).toEqual({});
});
