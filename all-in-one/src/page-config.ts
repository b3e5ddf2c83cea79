import { StartError } from '@comptoir/api-server';
import { DEFAULT_CONFIG, RuntimeConfig } from '@comptoir/host-shell/server';
import * as z from 'zod/mini';

const password = 'Comptoir-demo-1';

const demoAccounts: RuntimeConfig['demoAccounts'] = [
  { label: 'Super Admin', email: 'superadmin@comptoir.example', password },
  { label: 'Admin', email: 'admin@comptoir.example', password },
  { label: 'Office Manager', email: 'manager@comptoir.example', password },
];

/** Not among the accounts that the sign-in page offers. */
const FURTHER_ACCOUNTS = ['collector', 'mourad.belkacem', 'hichem.saadi'].map((name) => ({
  email: `${name}@comptoir.example`,
  password,
}));

/** Accounts that the start prints: those of the README. */
export function accountsToPrint({ demoAccounts }: RuntimeConfig): { email: string; password: string }[] {
  return demoAccounts.length > 0 ? [...demoAccounts, ...FURTHER_ACCOUNTS] : [];
}

/**
 * Run-time configuration of the page, from the environment.
 * @throws {StartError} `configuration`
 */
export function readPageConfig(
  environment: NodeJS.ProcessEnv,
  { demo, overrides }: { demo: boolean; overrides: boolean },
): RuntimeConfig {
  const read = z.safeParse(RuntimeConfig, {
    demoAccounts: demo ? demoAccounts : [],
    ...(environment['PASSKEYS'] === 'on' && { passkeys: true }),
    ...(environment['SSO_NAME'] && { sso: environment['SSO_NAME'] }),
    maps: maps(environment),
    overrides,
    deadlines: {
      manifest: milliseconds(environment['REMOTE_MANIFEST_DEADLINE']) ?? DEFAULT_CONFIG.deadlines.manifest,
      entry: milliseconds(environment['REMOTE_ENTRY_DEADLINE']) ?? DEFAULT_CONFIG.deadlines.entry,
      firstRender: milliseconds(environment['REMOTE_RENDER_DEADLINE']) ?? DEFAULT_CONFIG.deadlines.firstRender,
    },
  });
  if (read.success) return read.data;
  throw new StartError('configuration', `The configuration of the page is not valid:\n${z.prettifyError(read.error)}`);
}

/**
 * True if the service worker is on (docs/decisions/service-worker.md).
 * @throws {StartError} `configuration`
 */
export function isServiceWorkerOn(environment: NodeJS.ProcessEnv): boolean {
  const setting = environment['SERVICE_WORKER'] || 'on';
  if (setting !== 'on' && setting !== 'off') throw new StartError('configuration', 'SERVICE_WORKER must be on or off.');
  return setting === 'on';
}

function maps(environment: NodeJS.ProcessEnv): unknown {
  const { GOOGLE_MAPS_KEY: googleKey, GOOGLE_MAPS_MAP_ID: googleMapId } = environment;
  const { MAP_TILES_URL: tileUrl, MAP_TILES_ATTRIBUTION: tileAttribution, MAP_TILES_MAX_ZOOM: maxZoom } = environment;
  if (googleKey) return { provider: 'google', googleKey, ...(googleMapId && { googleMapId }) };
  if (!tileUrl) return { provider: 'builtin' };
  return {
    provider: 'tiles',
    tileUrl,
    ...(tileAttribution && { tileAttribution }),
    ...(maxZoom && { tileMaxZoom: Number(maxZoom) }),
  };
}

function milliseconds(text: string | undefined): number | undefined {
  return text ? Number(text) : undefined;
}
