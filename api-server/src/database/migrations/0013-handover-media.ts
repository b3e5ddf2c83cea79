import type { Migration } from './migration';
import { runStatements } from './statements';

/** Files of handovers, such as the slip of the bank. */
export const handoverMedia: Migration = {
  name: '0013-handover-media',
  async up(db) {
    await runStatements(db, [
      `create table handover_media (
        office_id uuid not null,
        handover_id uuid not null,
        id uuid not null,
        object_key text not null,
        file_name text not null,
        content_type text not null,
        byte_size bigint,
        uploader_id uuid not null references users (id),
        created_at timestamptz not null default now(),
        stored_at timestamptz,
        url_secret text not null,
        primary key (office_id, handover_id, id),
        foreign key (office_id, handover_id) references handovers (office_id, id)
      )`,
      `create index handover_media_by_id on handover_media (id)`,
    ]);
  },
};
