import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import type { RemoteReport, RemoteUse } from '@comptoir/api-contract/remote-reports';
import * as z from 'zod/mini';

/** Answers `GET /versions.json` of the page server: numbers of the published versions by remote. */
export type ReadVersions = () => Promise<unknown>;

/** For an unknown version the list is read again, at most once in this time, in milliseconds. */
const PERIOD_MS = 1_000;
const SHELL = 'shell';

const Versions = z.record(z.string(), z.array(z.string()));

type OfVersion = Pick<FailureReport, 'remote' | 'version'>;

/**
 * Leaves reports of versions out that the registry does not have: browsers could invent any number of names. Without a
 * page server to ask, or before its first answer, all reports count.
 */
export class PublishedVersions {
  private known: z.output<typeof Versions> | undefined;
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly read: ReadVersions | undefined,
    private readonly onFailure: (cause: unknown) => void = () => undefined,
    private readonly now: () => number = Date.now,
  ) {}

  /** A replacement version that is not published is left out of its failure. */
  async only({ failures = [], uses = [] }: RemoteReport): Promise<{ failures: FailureReport[]; uses: RemoteUse[] }> {
    const isKnown = this.known !== undefined && [...failures, ...uses].every((each) => this.has(each));
    if (this.read !== undefined && !isKnown) await this.refresh();
    return {
      uses: uses.filter((use) => this.has(use)),
      failures: failures.filter((failure) => this.has(failure)).map((failure) => this.withKnownInstead(failure)),
    };
  }

  private has({ remote, version }: OfVersion): boolean {
    if (this.known === undefined) return true;
    // A registry that no shell was recorded in says nothing about shells.
    if (remote === SHELL && !Object.hasOwn(this.known, SHELL)) return true;
    return Object.hasOwn(this.known, remote) && (this.known[remote]?.includes(version) ?? false);
  }

  private withKnownInstead({ instead, ...failure }: FailureReport): FailureReport {
    if (instead === undefined || !this.has({ remote: failure.remote, version: instead })) return failure;
    return { ...failure, instead };
  }

  private async refresh(): Promise<void> {
    if (this.now() - this.readAt >= PERIOD_MS) {
      this.readAt = this.now();
      this.reading = this.readNow();
    }
    await this.reading;
  }

  private async readNow(): Promise<void> {
    try {
      this.known = z.parse(Versions, await this.read?.());
    } catch (cause) {
      this.onFailure(cause);
    }
  }
}
