import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import type { RemoteReport, RemoteUse } from '@comptoir/api-contract/remote-reports';
import type { WriteTransaction } from '../database/database';
import type { Measure } from '../remote-failures/histogram';
import { demoteIfFailing } from './demote';
import { countFailure } from '../remote-failures/remote-failures.repository';
import { addUse, isInUse, mayRecordUnknown } from '../remote-failures/remote-uses.repository';
import { addReporter, findFailureSummary, type Reporter } from '../remote-failures/reporters.repository';

/** Stores a page report and demotes failing versions. */
export async function recordReport(
  transaction: WriteTransaction,
  person: Reporter,
  { failures = [], uses = [] }: RemoteReport,
): Promise<void> {
  for (const use of inLockOrder(mergeUses(uses))) await addUse(transaction, use);
  for (const failure of inLockOrder(failures.filter(isShellFailure))) await countFailure(transaction, failure);
  const failed = inLockOrder(failures.filter((failure) => !isShellFailure(failure)));
  for (const failure of failed) {
    await count(transaction, failure);
    await addReporter(transaction, person, failure);
  }
  for (const failure of failed) await demoteIfFailing(transaction, failure);
  for (const { remote, version } of uses) {
    // Failures may arrive before enough views.
    if (await findFailureSummary(transaction, remote, version)) await demoteIfFailing(transaction, { remote, version });
  }
}

/**
 * Stores signed-out failures, which never demote. Versions without views need a second report and are limited in
 * number, since reports can be forged.
 *
 * @returns the reports counted
 */
export async function recordSignedOutFailures(
  transaction: WriteTransaction,
  failures: readonly FailureReport[],
  isConfirmed: (failure: FailureReport) => boolean,
): Promise<FailureReport[]> {
  const counted: FailureReport[] = [];
  for (const failure of inLockOrder(failures)) {
    const isKnown =
      (await isInUse(transaction, failure)) || (isConfirmed(failure) && (await mayRecordUnknown(transaction, failure)));
    if (!isKnown) continue;
    if (isShellFailure(failure)) await countFailure(transaction, failure);
    else await count(transaction, failure);
    counted.push(failure);
  }
  return counted;
}

/** Failures of shell files are not attributed to a remote. */
function isShellFailure({ reason }: FailureReport): boolean {
  return reason === 'shell-unreachable';
}

async function count(transaction: WriteTransaction, failure: FailureReport): Promise<void> {
  const { remote, version } = failure;
  await countFailure(transaction, failure);
  await addUse(transaction, { remote, version, failures: 1 });
}

function mergeUses(uses: readonly RemoteUse[]): RemoteUse[] {
  const sums = new Map<string, RemoteUse>();
  for (const use of uses) {
    const key = `${use.remote} ${use.version}`;
    const sum = sums.get(key) ?? { remote: use.remote, version: use.version, views: 0 };
    const both = (measure: Measure) => [...(sum[measure] ?? []), ...(use[measure] ?? [])];
    const figures = { load: both('load'), lcp: both('lcp'), inp: both('inp'), cls: both('cls') };
    sums.set(key, {
      ...sum,
      ...figures,
      views: sum.views + use.views,
      first: sum.first === true || use.first === true,
    });
  }
  return [...sums.values()];
}

/** One entry per version in a fixed order, to avoid deadlocks. */
function inLockOrder<Item extends { remote: string; version: string }>(items: readonly Item[]): Item[] {
  const byVersion = new Map(items.map((item) => [`${item.remote} ${item.version}`, item]));
  return [...byVersion].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}
