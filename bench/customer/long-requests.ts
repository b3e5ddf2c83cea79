import { DAY_MS } from '../../api-server/src/calendar/durations';
import type { ReadRequest, Samples } from '../../api-server/test/read-requests';

/** For the palette: a word in every name, one in few, and a number. */
const SEARCHES = [
  ['search of a word of all agencies', '/search?q=agency'],
  ['search of a word of all suppliers', '/search?q=goods'],
  ['search of four letters', '/search?q=a0f3'],
  ['search of a number', '/search?q=%232345'],
] as const;

/** For the list of collections and its file: a word of every agency, and two letters of it. */
const WORDS = [
  ['a word of all agencies', 'agency'],
  ['two letters of all agencies', 'ag'],
] as const;

function collectionSearches(place: string) {
  return WORDS.flatMap(([words, search]) => [
    [`collections with ${words}`, `/collections?${place}limit=50&search=${search}`] as const,
    [`export of collections with ${words}`, `/collections/csv?${place}search=${search}`] as const,
  ]);
}

/** For lists by name: a word of every name, and two letters of it. */
const LISTS_OF_A_WORD = [
  ['agencies with a word of all', '/agencies?limit=50&search=agency'],
  ['agencies with two letters of all', '/agencies?limit=50&search=ag'],
  ['suppliers with a word of all', '/suppliers?limit=50&search=goods'],
  ['suppliers with two letters of all', '/suppliers?limit=50&search=go'],
  ['collectors with a word of all', '/users/collectors?limit=50&search=number'],
  ['collectors with two letters of all', '/users/collectors?limit=50&search=nu'],
] as const;

export function longRequests({ officeId }: Samples): Pick<ReadRequest, 'role' | 'variant' | 'address'>[] {
  const monthAgo = new Date(Date.now() - 30 * DAY_MS).toISOString();
  const ofOffice = [
    ['all agencies', `/agencies?officeId=${officeId}&limit=50000`],
    ['500 collections', `/collections?officeId=${officeId}&limit=500`],
    ['5,000 collections', `/collections?officeId=${officeId}&limit=5000`],
    ['a round of 5,000 collections', `/collections?officeId=${officeId}&sort=round&limit=5000`],
    ...collectionSearches(`officeId=${officeId}&`),
    ['5,000 trades', `/trades?officeId=${officeId}&limit=5000`],
    ['500 suppliers', `/suppliers?officeId=${officeId}&limit=500`],
    ['1,000 entries', `/general-ledger?officeId=${officeId}&page=0&limit=1000`],
    ...LISTS_OF_A_WORD,
    ...SEARCHES,
    ['export of a month', `/collections/csv?officeId=${officeId}&startDate=${monthAgo}`],
    ['export of all collections', `/collections/csv?officeId=${officeId}`],
    ['export of all trades', `/trades/csv?officeId=${officeId}`],
    ['export of the money book', `/general-ledger/csv?officeId=${officeId}`],
    ['export of all collections, XLSX', `/collections/csv?officeId=${officeId}&format=xlsx`],
    ['export of all trades, XLSX', `/trades/csv?officeId=${officeId}&format=xlsx`],
    ['export of the money book, XLSX', `/general-ledger/csv?officeId=${officeId}&format=xlsx`],
  ] as const;
  const ofAll = [
    ['40,000 agencies', '/agencies?limit=40000'],
    ['50,000 suppliers', '/suppliers?limit=50000'],
    ...LISTS_OF_A_WORD,
    ...SEARCHES,
    ['500 collections', '/collections?limit=500'],
    ['5,000 collections', '/collections?limit=5000'],
    ...collectionSearches(''),
    ['export of a month', `/collections/csv?startDate=${monthAgo}`],
  ] as const;
  return [
    ...ofOffice.map(([variant, address]) => ({ role: 'OFFICEMANAGER', variant, address }) as const),
    ...ofAll.map(([variant, address]) => ({ role: 'SUPERADMIN', variant, address }) as const),
  ];
}
