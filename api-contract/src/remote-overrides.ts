import * as z from 'zod/mini';
import { operation } from './operation';
import { RemoteName } from './remote-failures';
import { Id } from './values';

/** Longest duration of an override, in minutes. */
export const OVERRIDE_LIMIT_MINUTES = 480;

/** Cookie that sends an override to the page server. */
export const OVERRIDE_COOKIE = 'comptoir-override';

const ADDRESS_MESSAGE = 'An http or https address is required';
const MINUTES_MESSAGE = `From 1 to ${OVERRIDE_LIMIT_MINUTES} minutes`;

/** A temporary source of a remote in one browser. */
export const NewRemoteOverride = z.object({
  remote: RemoteName,
  /** URL of the folder with `remote.json` and `mf-manifest.json`. */
  address: z
    .url({ protocol: /^https?$/, error: ADDRESS_MESSAGE })
    .check(z.maxLength(500, ADDRESS_MESSAGE), z.regex(/^[^\s;,'"*]*$/, ADDRESS_MESSAGE)),
  minutes: z.int(MINUTES_MESSAGE).check(z.gte(1, MINUTES_MESSAGE), z.lte(OVERRIDE_LIMIT_MINUTES, MINUTES_MESSAGE)),
});

export const OverrideClaims = z.object({
  /** User for whom it is valid. */
  sub: Id,
  remote: RemoteName,
  /** Ends with a slash. */
  address: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
});

export const remoteOverrideOperations = {
  createRemoteOverride: operation({
    stepUp: true,
    secret: true,
    summary: 'Load a remote from another address in the caller’s browser',
    access: ['SUPERADMIN'],
    platform: true,
    body: NewRemoteOverride,
    response: z.object({ token: z.string(), until: z.string() }),
    status: 201,
  }),
  endRemoteOverride: operation({
    summary: 'Log that the caller ended an override',
    access: ['SUPERADMIN'],
    platform: true,
    params: z.object({ remote: RemoteName }),
  }),
};

export type NewRemoteOverride = z.infer<typeof NewRemoteOverride>;
export type OverrideClaims = z.infer<typeof OverrideClaims>;
