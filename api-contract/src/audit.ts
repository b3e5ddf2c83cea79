import * as z from 'zod/mini';
import { nearPage, pageFields, passedRows } from './list-pages';
import { operation } from './operation';
import { RECORD_KINDS } from './resource-names';
import { ADMINS } from './roles';
import { Id, requiredText } from './values';

/** Record types with an audit trail. */
export const AUDITED_ENTITIES = [...RECORD_KINDS, 'remote', 'approval', 'approval-rule'] as const;

export const AuditQuery = z
  .object({
    entity: z.enum(AUDITED_ENTITIES, 'Not a kind of record'),
    id: requiredText('Id is required', 64),
    ...pageFields(1000, 100),
  })
  .check(nearPage(passedRows));

/** A change of a record; `before` and `after` hold its fields, without secrets. */
export const AuditEntry = z.object({
  id: Id,
  date: z.string(),
  /** Null for changes by the server. */
  user: z.nullable(z.object({ id: Id, name: z.string() })),
  action: z.enum(['CREATE', 'UPDATE', 'DELETE']),
  entity: z.enum(AUDITED_ENTITIES),
  entityId: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});

export const auditOperations = {
  listAudit: operation({
    summary: 'The changes of one record, newest first',
    access: ADMINS,
    query: AuditQuery,
    response: z.array(AuditEntry),
    list: true,
  }),
};

export type AuditedEntity = (typeof AUDITED_ENTITIES)[number];
export type AuditQuery = z.infer<typeof AuditQuery>;
export type AuditEntry = z.infer<typeof AuditEntry>;
