import type { Migration } from './migration';
import { runStatements } from './statements';

/** Rules by which calls need the approval of another person, and the requests for it. */
export const approvals: Migration = {
  name: '0028-approvals',
  async up(db) {
    await runStatements(db, [
      `create table approval_rules (
        id uuid primary key,
        office_id uuid references offices (id),
        country_code text,
        kind text not null,
        currency text,
        threshold_minor bigint not null check (threshold_minor >= 0),
        approver_role text not null check (approver_role in ('OFFICEMANAGER', 'ADMIN', 'SUPERADMIN')),
        valid_from timestamptz not null,
        created_by uuid not null references users (id),
        created_at timestamptz not null default now(),
        ended_by uuid references users (id),
        ended_at timestamptz,
        check (office_id is null or country_code is null)
      )`,
      `create index approval_rules_in_force on approval_rules (kind) where ended_at is null`,
      `create table approvals (
        id uuid primary key,
        kind text not null,
        office_id uuid references offices (id),
        country_code text,
        request jsonb not null,
        request_hash text not null,
        amounts jsonb not null,
        reason text,
        about jsonb,
        approver_role text not null check (approver_role in ('OFFICEMANAGER', 'ADMIN', 'SUPERADMIN')),
        requested_by uuid not null references users (id),
        api_key_id uuid,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'FAILED')),
        decided_by uuid references users (id),
        decided_at timestamptz,
        note text,
        result jsonb,
        check (decided_by <> requested_by)
      )`,
      `create index approvals_by_office on approvals (office_id, id)`,
      `create index approvals_by_maker on approvals (requested_by, id)`,
      `create index approvals_pending on approvals (id) where status = 'PENDING'`,
    ]);
  },
};
