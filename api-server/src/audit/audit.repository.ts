import { v7 as newId } from 'uuid';
import type { WriteTransaction } from '../database/database';

/** One change of one record. */
export interface RecordedChange {
  /** Who changed it; nobody when the server did by itself. */
  by: { id: string } | undefined;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  /** 'agency', 'office' … */
  entity: string;
  entityId: string;
  /** Whose reach the change belongs to. */
  officeId: string | null;
  countryCode: string | null;
  before?: object;
  after?: object;
}

/** Writes down who changed what, in the transaction of the change. */
export async function recordChange(
  transaction: WriteTransaction,
  { by, before, after, ...change }: RecordedChange,
): Promise<void> {
  await transaction
    .insertInto('auditEntries')
    .values({
      ...change,
      id: newId(),
      userId: by?.id ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
