import type { Migration } from './migration';
import { runStatements } from './statements';

/** Requests for the correction of records by people who may not correct them; at most one open per record. */
export const correctionRequests: Migration = {
  name: '0025-correction-requests',
  async up(db) {
    await runStatements(db, [
      `create table correction_requests (
        id uuid primary key,
        office_id uuid not null references offices (id),
        entity text not null,
        entity_id text not null,
        number text not null,
        reason text not null,
        requested_by uuid not null references users (id),
        created_at timestamptz not null default now(),
        answer text check (answer in ('CORRECTED', 'DECLINED')),
        answer_reason text,
        answered_by uuid references users (id),
        answered_at timestamptz
      )`,
      `create unique index correction_requests_open on correction_requests (entity, entity_id) where answer is null`,
      `create index correction_requests_record on correction_requests (entity, entity_id, created_at)`,
    ]);
  },
};
