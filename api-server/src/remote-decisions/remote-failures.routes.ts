import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import type { RemoteReport } from '@comptoir/api-contract/remote-reports';
import { refusedFor } from '../api-error';
import { networkOf } from '../http/client-network';
import type { Handlers } from '../http/handlers';
import type { ServerMetrics } from '../metrics/server-metrics';
import { findFailures } from '../remote-failures/remote-failures.repository';
import { findDays } from '../remote-failures/remote-uses.repository';
import type { PublishedVersions } from '../remote-failures/published-versions';
import { UnconfirmedReports } from '../remote-failures/unconfirmed-reports';
import { ReportLimit } from '../remote-failures/report-limit';
import { recordReport, recordSignedOutFailures } from './record-report';

/** Honest pages report at most once a minute. */
const REPORTS_A_MINUTE = 30;
/** Limits for signed-out reports per address and in total. */
const SIGNED_OUT_A_MINUTE = { address: 10, together: 300 };
const FAILURES_LIMIT = 200;

type RemoteCounters = Pick<ServerMetrics, 'remoteFailed' | 'remoteShown'>;

export function remoteFailureHandlers({ remoteFailed, remoteShown }: RemoteCounters, published: PublishedVersions) {
  const limit = new ReportLimit(REPORTS_A_MINUTE);
  const addresses = new ReportLimit(SIGNED_OUT_A_MINUTE.address);
  const rumours = new UnconfirmedReports();
  const together = new ReportLimit(SIGNED_OUT_A_MINUTE.together);
  const admit = (admitted: boolean) => {
    if (!admitted) throw refusedFor(60, 'too-many-reports');
  };
  const countReport = ({ failures = [], uses = [] }: RemoteReport) => {
    for (const { remote, reason } of failures) remoteFailed(remote, reason);
    for (const { remote, views } of uses) if (views) remoteShown(remote, views);
  };
  return {
    reportRemoteFailure: async ({ write, person, body }) => {
      admit(limit.admits(person.id));
      const report = await published.only({ failures: [body] });
      const written = await write((transaction) => recordReport(transaction, person, report));
      countReport(report);
      return written;
    },
    reportRemotes: async ({ write, person, body }) => {
      admit(limit.admits(person.id));
      const report = await published.only(body);
      const written = await write((transaction) => recordReport(transaction, person, report));
      countReport(report);
      return written;
    },
    reportRemotesSignedOut: async ({ write, request, body }) => {
      admit(addresses.admits(networkOf(request.ip)) && together.admits(''));
      const { failures } = await published.only(body);
      let counted: FailureReport[] = [];
      const written = await write(async (transaction) => {
        counted = await recordSignedOutFailures(transaction, failures, (failure) => rumours.isConfirmed(failure));
      });
      countReport({ failures: counted });
      return written;
    },
    listRemoteFailures: async ({ connection }) => findFailures(connection, FAILURES_LIMIT),
    listRemoteDays: async ({ connection }) => findDays(connection),
  } satisfies Partial<Handlers>;
}
