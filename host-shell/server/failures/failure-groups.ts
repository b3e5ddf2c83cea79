import * as z from 'zod/mini';
import { ReportedError } from './reported-error';

const { remote, version, reason } = ReportedError.shape;

/** Equal failures of a version, summed over browsers. Contains no personal data. */
export const FailureGroup = z.object({
  remote,
  version,
  reason,
  /** Words that are not of the code are replaced. */
  message: z.string(),
  frames: z.array(z.object({ file: z.string(), line: z.number(), column: z.number() })),
  reports: z.int(),
  /** Marks of offices: they are only counted. */
  offices: z.array(z.string()),
  browsers: z.array(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
});

export type FailureGroup = z.infer<typeof FailureGroup>;

/** Storage limits, since reports can be forged. */
const GROUPS_PER_VERSION = 20;
const GROUPS = 500;
const OFFICES = 200;
const BROWSERS = 20;

/** Adds groups to others. Where there are too many, the rarest and then the oldest one goes. */
export class FailureGroups {
  private readonly groups = new Map<string, FailureGroup>();

  add(group: FailureGroup): void {
    const key = keyOf(group);
    const existing = this.groups.get(key);
    if (existing) this.groups.set(key, merged(existing, group));
    else {
      const ofVersion = this.all().filter((each) => each.remote === group.remote && each.version === group.version);
      if (ofVersion.length >= GROUPS_PER_VERSION) this.removeLeast(ofVersion);
      else if (this.groups.size >= GROUPS) this.removeLeast(this.all());
      this.groups.set(key, group);
    }
  }

  all(): FailureGroup[] {
    return [...this.groups.values()];
  }

  private removeLeast(groups: readonly FailureGroup[]): void {
    const [least] = groups.toSorted((one, other) => one.reports - other.reports || order(one.lastAt, other.lastAt));
    if (least) this.groups.delete(keyOf(least));
  }
}

function keyOf({ remote: name, version: number, reason: why, message, frames }: FailureGroup): string {
  return JSON.stringify([name, number, why, message, frames]);
}

function merged(one: FailureGroup, other: FailureGroup): FailureGroup {
  return {
    ...one,
    reports: one.reports + other.reports,
    offices: [...new Set([...one.offices, ...other.offices])].slice(0, OFFICES),
    browsers: [...new Set([...one.browsers, ...other.browsers])].slice(0, BROWSERS),
    firstAt: one.firstAt < other.firstAt ? one.firstAt : other.firstAt,
    lastAt: one.lastAt > other.lastAt ? one.lastAt : other.lastAt,
  };
}

function order(one: string, other: string): number {
  return one < other ? -1 : 1;
}
