import type { SecurityEventKind } from '@comptoir/api-contract/security-events';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../access/person';
import { notFound } from '../api-error';
import type { Connection, WriteTransaction } from '../database/database';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { findWebhook, type StoredWebhook } from './webhooks.repository';

interface Call {
  transaction: WriteTransaction;
  person: Person;
  request: FastifyRequest;
}

/** @throws {ApiError} 404 for those of others as well */
export async function ownWebhook(connection: Connection, { id: userId }: Person, id: string): Promise<StoredWebhook> {
  const webhook = await findWebhook(connection, { id, userId });
  if (!webhook) throw notFound('record');
  return webhook;
}

export function recordWebhook(
  { transaction, person, request }: Call,
  kind: SecurityEventKind,
  { id, name }: Pick<StoredWebhook, 'id' | 'name'>,
  details: object = {},
): Promise<void> {
  return recordEvent(transaction, sourceOf(request), {
    kind,
    about: person,
    by: person,
    details: { webhook: id, name, ...details },
  });
}
