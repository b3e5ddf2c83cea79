import type { SettingsSchema } from '@comptoir/kernel/remote/settings-schema';

export interface RollOut {
  /** Version for everybody else. */
  live: string;
  /** Settings of the version in roll-out, or of the live one. */
  settings?: SettingsSchema;
  /** Publishing team; absent: none. */
  owner?: string | undefined;
  /** Version for some people; without `share` it is for named countries, offices, roles or people. */
  some?: { version: string; share?: number | undefined };
}

export const ROLL_OUTS_PATH = '/roll-outs.json';
