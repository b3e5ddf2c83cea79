import { MapsConfig } from '@comptoir/maps/config';
import * as z from 'zod/mini';

const milliseconds = z.int().check(z.gte(100), z.lte(60_000));

/** `/config.json`: what differs between deployments of the same build. */
export const RuntimeConfig = z.object({
  /** Quick-login buttons; only a demonstration lists any. */
  demoAccounts: z.array(z.object({ label: z.string(), email: z.string(), password: z.string() })),
  maps: MapsConfig,
  /** Whether a remote may be loaded from another address for a while. */
  overrides: z.boolean(),
  /** How long each step of loading a remote may take, in milliseconds. */
  deadlines: z.object({ manifest: milliseconds, entry: milliseconds, firstRender: milliseconds }),
});

export type RuntimeConfig = z.infer<typeof RuntimeConfig>;

export const DEFAULT_CONFIG: RuntimeConfig = {
  demoAccounts: [],
  maps: { provider: 'builtin' },
  overrides: false,
  deadlines: { manifest: 3000, entry: 5000, firstRender: 5000 },
};
