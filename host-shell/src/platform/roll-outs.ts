/** Of a remote what the page of one person does not say. */
export interface RollOut {
  /** What everybody is shown who is not among some people. */
  live: string;
  /** The team that publishes it; absent: nobody's. */
  owner?: string | undefined;
  /** The version that only some people are shown; without `share` it is for named countries, offices, roles or people. */
  some?: { version: string; share?: number | undefined };
}

/** Where servers of the page tell it, by remote. */
export const ROLL_OUTS_PATH = '/roll-outs.json';
