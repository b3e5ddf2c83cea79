import type { Migration } from './migration';
import { runStatements } from './statements';

/** Index for the recent pick-ups of a collector, which a round contains. */
export const pickUpsByCollector: Migration = {
  name: '0015-pick-ups-by-collector',
  async up(db) {
    await runStatements(db, [`create index pick_ups_by_collector on pick_ups (collector_id, booked_at)`]);
  },
};
