import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../api-server/src/calendar/durations';
import { writeRequests } from '../customer/write-requests';
import type { Person, Request } from './person';

export interface Call {
  kind: string;
  share: number;
  /** 99th percentile, in milliseconds. */
  limit: number;
  request(person: Person): Request;
}

const LIMIT_MS = 500;
/** For exports, and for a first read of fifty thousand rows. */
const LONG_LIMIT_MS = 2_000;

/** Daily work in an office; 12 of 100 calls write. */
export const calls: readonly Call[] = [
  read('agencies', 8, ({ officeId }) => `/agencies?officeId=${officeId}&limit=50000`),
  read('agencies, search', 8, ({ officeId }) => `/agencies?officeId=${officeId}&limit=50000&search=${letters()}`),
  read('collections, 500', 12, ({ officeId }) => `/collections?officeId=${officeId}&limit=500`),
  read('collections, search', 6, ({ officeId }) => `/collections?officeId=${officeId}&limit=500&search=${letters()}`),
  read('collectors to choose from', 5, ({ officeId }) => `/users?role=COLLECTOR&officeId=${officeId}`),
  read('collectors', 5, ({ officeId }) => `/users/collectors?officeId=${officeId}&startDate=${daysAgo(7)}`),
  read('money book', 12, ({ officeId }) => `/general-ledger?officeId=${officeId}&page=0&limit=100`),
  read('trades, 5,000', 5, ({ officeId }) => `/trades?officeId=${officeId}&limit=5000`),
  read('balance', 6, ({ officeId }) => `/general-ledger/balance?officeId=${officeId}`),
  read('totals of 30 days', 7, ({ officeId }) => `/collections/totals?officeId=${officeId}&${days(30)}`),
  read('what is to do today', 7, ({ officeId }) => `/overview?officeId=${officeId}&timeZone=Africa/Algiers`),
  read('suppliers', 5, ({ officeId }) => `/suppliers?officeId=${officeId}&limit=500`),
  {
    ...read('export of a week', 2, ({ officeId }) => `/collections/csv?officeId=${officeId}&${days(7)}`),
    limit: LONG_LIMIT_MS,
  },
  write('trade', 4, 'createTrade'),
  write('schedule', 3, 'createCollection'),
  { kind: 'record', share: 2, limit: LIMIT_MS, request: record },
  write('agency', 1, 'createAgency'),
  write('expense', 2, 'createTransaction'),
];

export const firstAgencies: Pick<Call, 'kind' | 'limit'> = { kind: 'agencies, first read', limit: LONG_LIMIT_MS };

export function anyCall(): Call {
  let rest = Math.random() * calls.reduce((sum, { share }) => sum + share, 0);
  const found = calls.find(({ share }) => (rest -= share) < 0) ?? calls[0];
  if (!found) throw new Error('There is no call.');
  return found;
}

function read(kind: string, share: number, path: (samples: Person['samples']) => string): Call {
  return { kind, share, limit: LIMIT_MS, request: ({ samples }) => ({ method: 'GET', path: path(samples) }) };
}

function write(kind: string, share: number, variant: string): Call {
  return { kind, share, limit: LIMIT_MS, request: (person) => written(variant, person) };
}

function written(variant: string, { samples }: Person): Request {
  const request = writeRequests().find((known) => known.variant === variant);
  if (!request) throw new Error(`There is no ${variant}.`);
  const { method, path, body } = request;
  return { method, path: path(''), ...(body && { body: body(samples) }) };
}

function record(person: Person): Request {
  const id = person.scheduled.pop();
  if (id === undefined) return written('createCollection', person);
  return { method: 'PATCH', path: `/collections/${id}`, body: { collectedAmount: 100 } };
}

function letters(): string {
  return randomUUID().slice(0, 3);
}

function days(count: number): string {
  return `startDate=${daysAgo(count)}&endDate=${daysAgo(0)}&timeZone=Africa/Algiers`;
}

function daysAgo(count: number): string {
  return new Date(Date.now() - count * DAY_MS).toISOString();
}
