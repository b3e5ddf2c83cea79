import { API_KEY_PREFIX } from '@comptoir/api-contract/api-keys';
import type { FastifyRequest } from 'fastify';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { openOffice } from '../access/requested-office';
import type { Caller } from '../access/person';
import { reachOf } from '../access/reach';
import type { Connection } from '../database/database';
import { bearerToken } from '../session/identify';
import { findAccount } from '../session/people.repository';
import { findKey, noteUse, type StoredKey } from './api-keys.repository';
import { hashOfSecret } from '../session/secret-hash';

const SECRET_BYTES = 32;
const TOKEN = /^ck_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_([\w-]{43})$/;
/** The time of the last use is stored at most once in this time. */
const NOTE_PERIOD_MS = 60_000;

/** Token of a new key, and the hash to store. A slow hash would add nothing to 256 random bits. */
export function newSecret(id: string): { token: string; secretHash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { token: `${API_KEY_PREFIX}${id}_${secret}`, secretHash: hashOfSecret(secret) };
}

export function hasApiKey(request: FastifyRequest): boolean {
  return bearerToken(request)?.startsWith(API_KEY_PREFIX) === true;
}

/** Creator of the key in the request, limited to its office; undefined if the key is not valid here and now. */
export async function identifyKey(connection: Connection, request: FastifyRequest): Promise<Caller | undefined> {
  const [, id, secret] = TOKEN.exec(bearerToken(request) ?? '') ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const key = await findKey(connection, id);
  if (!key || !isSame(key.secretHash, hashOfSecret(secret)) || !isFrom(key.addresses, request.ip)) return undefined;
  const caller = await callerOf(connection, key);
  if (caller && (key.lastUsedAt?.getTime() ?? 0) < Date.now() - NOTE_PERIOD_MS)
    await tryToNote(connection, key, request);
  return caller;
}

function isSame(stored: string, found: string): boolean {
  return timingSafeEqual(Buffer.from(stored), Buffer.from(found));
}

function isFrom(addresses: readonly string[], address: string): boolean {
  if (addresses.length === 0) return true;
  const allowed = new BlockList();
  for (const each of addresses) {
    const [network = '', prefix] = each.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) allowed.addAddress(network, family);
    else allowed.addSubnet(network, Number(prefix), family);
  }
  return allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Creator of a key in force, as `identifyKey` finds them. */
export async function keyHolder(connection: Connection, id: string): Promise<Caller | undefined> {
  const key = await findKey(connection, id);
  return key && callerOf(connection, key);
}

async function callerOf(connection: Connection, key: StoredKey): Promise<Caller | undefined> {
  const account = await findAccount(connection, key.userId);
  if (!account) return undefined;
  const { passwordHash: _passwordHash, timeZone: _timeZone, ...person } = account;
  const caller = { ...person, platform: false, sessionId: key.id, scopes: key.scopes };
  if (key.officeId === null) return caller;
  const { officeId } = key;
  // The creator may have lost the country since, and the office may be closed.
  const office = await openOffice(connection, { ...reachOf(person), officeId }).executeTakeFirst();
  return office && { ...caller, role: 'OFFICEMANAGER', officeId, countryCode: office.countryCode };
}

/** Reads continue when the database rejects writes. */
async function tryToNote(connection: Connection, { id }: StoredKey, request: FastifyRequest): Promise<void> {
  try {
    await noteUse(connection, id, request.ip);
  } catch (error) {
    request.log.warn({ err: error }, 'use of an API key could not be stored');
  }
}
