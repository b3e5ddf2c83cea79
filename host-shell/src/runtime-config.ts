import { MapsConfig } from '@comptoir/maps/config';
import * as z from 'zod/mini';

const milliseconds = z.int().check(z.gte(100), z.lte(60_000));

/** `/config.json`: settings that differ between deployments of one build. */
export const RuntimeConfig = z.object({
  /** Quick sign-in buttons, only for demonstrations. */
  demoAccounts: z.array(z.object({ label: z.string(), email: z.string(), password: z.string() })),
  /** Offers a sign-in with a passkey. */
  passkeys: z.optional(z.boolean()),
  /** Name of the provider of the single sign-on, which the sign-in page offers. */
  sso: z.optional(z.string()),
  maps: MapsConfig,
  /** Allows loading a remote from another address. */
  overrides: z.boolean(),
  /** Timeout of each step of loading a remote, in milliseconds. */
  deadlines: z.object({ manifest: milliseconds, entry: milliseconds, firstRender: milliseconds }),
});

export type RuntimeConfig = z.infer<typeof RuntimeConfig>;

export const DEFAULT_CONFIG: RuntimeConfig = {
  demoAccounts: [],
  maps: { provider: 'builtin' },
  overrides: false,
  deadlines: { manifest: 3000, entry: 5000, firstRender: 5000 },
};
