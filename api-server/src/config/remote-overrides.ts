import * as z from 'zod/mini';
import { StartError } from '../start-error';

export interface RemoteOverrideOptions {
  /** As read by `allowsOverride` in the contract. */
  origins: readonly string[];
  /** Shared by all API and page servers of a deployment. */
  secret: string;
}

const SECRET_LENGTH = 32;
const ORIGIN = /^https?:\/\/(\*\.)?[a-z\d.-]+(:(\d+|\*))?$/;

const Environment = z.object({
  REMOTE_OVERRIDE_ORIGINS: z._default(z.string(), ''),
  REMOTE_OVERRIDE_SECRET: z.optional(z.string()),
});

/**
 * Undefined without allowed origins.
 *
 * @throws {StartError} `configuration`
 */
export function readRemoteOverrides(environment: NodeJS.ProcessEnv): RemoteOverrideOptions | undefined {
  const { REMOTE_OVERRIDE_ORIGINS: list, REMOTE_OVERRIDE_SECRET: secret } = z.parse(Environment, environment);
  const origins = list.split(/\s+/).filter((origin) => origin !== '');
  if (origins.length === 0) return undefined;
  if (!origins.every((origin) => ORIGIN.test(origin))) {
    throw new StartError(
      'configuration',
      'REMOTE_OVERRIDE_ORIGINS must list origins such as https://preview.example or http://localhost:*.',
    );
  }
  if (secret === undefined || secret.length < SECRET_LENGTH) {
    throw new StartError(
      'configuration',
      `REMOTE_OVERRIDE_ORIGINS needs REMOTE_OVERRIDE_SECRET of at least ${SECRET_LENGTH} characters, the same for every API and page server.`,
    );
  }
  return { origins, secret };
}
