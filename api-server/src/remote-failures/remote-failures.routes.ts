import { refusedFor } from '../api-error';
import type { Handlers } from '../http/handlers';
import { countFailure, findFailures } from './remote-failures.repository';
import { ReportLimit } from './report-limit';

/** One page load reports each version once, so that an honest browser stays far below. */
const REPORTS_A_MINUTE = 30;
const SHOWN = 200;

export function remoteFailureHandlers() {
  const limit = new ReportLimit(REPORTS_A_MINUTE);
  return {
    reportRemoteFailure: async ({ transaction, person, body }) => {
      if (!limit.admits(person.id)) throw refusedFor(60, 'too-many-reports');
      await countFailure(transaction, body);
    },
    listRemoteFailures: async ({ connection }) => {
      return findFailures(connection, SHOWN);
    },
  } satisfies Partial<Handlers>;
}
