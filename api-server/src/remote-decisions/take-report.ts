import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import type { RemoteReport, RemoteUse } from '@comptoir/api-contract/remote-reports';
import type { WriteTransaction } from '../database/database';
import type { Measure } from '../remote-failures/histogram';
import { demoteIfBad } from './demote';
import { countFailure } from '../remote-failures/remote-failures.repository';
import { addUse, isInUse, mayBecomeKnown } from '../remote-failures/remote-uses.repository';
import { addWitness, findTestimony } from '../remote-failures/witnesses.repository';

/** Stores a page report and demotes failing versions. */
export async function takeReport(
  transaction: WriteTransaction,
  person: { id: string },
  { failures = [], uses = [] }: RemoteReport,
): Promise<void> {
  for (const use of inOrder(together(uses))) await addUse(transaction, use);
  for (const failure of inOrder(failures.filter(isOfShell))) await countFailure(transaction, failure);
  const failed = inOrder(failures.filter((failure) => !isOfShell(failure)));
  for (const failure of failed) {
    await count(transaction, failure);
    await addWitness(transaction, person, failure);
  }
  for (const failure of failed) await demoteIfBad(transaction, failure);
  for (const { remote, version } of uses) {
    // Failures may arrive before enough views.
    if (await findTestimony(transaction, remote, version)) await demoteIfBad(transaction, { remote, version });
  }
}

/**
 * Stores signed-out failures, which never demote. Versions without views need a second report and are limited in
 * number, since reports can be forged.
 *
 * @returns the reports counted
 */
export async function takeSignedOutFailures(
  transaction: WriteTransaction,
  failures: readonly FailureReport[],
  isConfirmed: (failure: FailureReport) => boolean,
): Promise<FailureReport[]> {
  const counted: FailureReport[] = [];
  for (const failure of inOrder(failures)) {
    const isKnown =
      (await isInUse(transaction, failure)) || (isConfirmed(failure) && (await mayBecomeKnown(transaction, failure)));
    if (!isKnown) continue;
    if (isOfShell(failure)) await countFailure(transaction, failure);
    else await count(transaction, failure);
    counted.push(failure);
  }
  return counted;
}

/** Failures of shell files are not attributed to a remote. */
function isOfShell({ reason }: FailureReport): boolean {
  return reason === 'shell-unreachable';
}

async function count(transaction: WriteTransaction, failure: FailureReport): Promise<void> {
  const { remote, version } = failure;
  await countFailure(transaction, failure);
  await addUse(transaction, { remote, version, failures: 1 });
}

function together(uses: readonly RemoteUse[]): RemoteUse[] {
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
function inOrder<Item extends { remote: string; version: string }>(items: readonly Item[]): Item[] {
  const byVersion = new Map(items.map((item) => [`${item.remote} ${item.version}`, item]));
  return [...byVersion].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}
