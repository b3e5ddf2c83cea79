import { v7 as newId } from 'uuid';
import type { WriteTransaction } from '../database/database';

export interface RecordedChange {
  /** Undefined for changes by the server. */
  by: { id: string } | undefined;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  entity: string;
  entityId: string;
  officeId: string | null;
  countryCode: string | null;
  before?: object;
  after?: object;
}

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
