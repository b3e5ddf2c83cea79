import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import type { RemoteReport, RemoteUse } from '@comptoir/api-contract/remote-reports';
import type { WriteTransaction } from '../database/database';
import type { Measure } from '../remote-failures/histogram';
import { demoteIfBad } from './demote';
import { countFailure } from '../remote-failures/remote-failures.repository';
import { addUse, isInUse, mayBecomeKnown } from '../remote-failures/remote-uses.repository';
import { addWitness, findTestimony } from '../remote-failures/witnesses.repository';

/** Takes what the page of a person saw, and demotes what failed for too many. */
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
    // A failure may have been told before there were views enough to judge it by.
    if (await findTestimony(transaction, remote, version)) await demoteIfBad(transaction, { remote, version });
  }
}

/**
 * Takes what failed where nobody is signed in, and nothing is ever demoted by it. Of versions that nobody has been shown yet
 * few are counted, and each from its second report on: a stranger could make up any number.
 *
 * @returns what was counted
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

/** A file of the shell failed: no version of a remote is to blame, whatever remote the report names. */
function isOfShell({ reason }: FailureReport): boolean {
  return reason === 'shell-unreachable';
}

async function count(transaction: WriteTransaction, failure: FailureReport): Promise<void> {
  const { remote, version } = failure;
  await countFailure(transaction, failure);
  await addUse(transaction, { remote, version, failures: 1 });
}

/** What one page saw of a version comes piece by piece: each version once. */
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

/** Each version once, and all in the same order: of two at the same moment neither waits for the other. */
function inOrder<Item extends { remote: string; version: string }>(items: readonly Item[]): Item[] {
  const byVersion = new Map(items.map((item) => [`${item.remote} ${item.version}`, item]));
  return [...byVersion].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}
