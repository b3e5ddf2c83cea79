export interface RollOut {
  /** Version for everybody else. */
  live: string;
  /** Publishing team; absent: none. */
  owner?: string | undefined;
  /** Version for some people; without `share` it is for named countries, offices, roles or people. */
  some?: { version: string; share?: number | undefined };
}

export const ROLL_OUTS_PATH = '/roll-outs.json';
