import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { registryOf } from '../deployment';
import { INSIDE_PORT } from '../inside-port';
import type { RemoteTestOptions } from './test';

/** Limit until the first build is served, in milliseconds. */
const BUILD_MS = 120_000;

/** Limit of an assertion about a page, in milliseconds; on a busy machine, pages of a development build take seconds. */
const ASSERTION_MS = 15_000;

/** Argument of Chromium, which otherwise asks people before a page loads a build from their machine. */
export const LOCAL_BUILDS = '--disable-features=LocalNetworkAccessChecks';

export interface RemoteConfigOptions {
  /** Deployment whose shell and API the tests use; by default `COMPTOIR_URL`, then the one in `.npmrc`. */
  deployment?: string;
}

/**
 * Configuration of Playwright for a remote: `defineConfig(remoteConfig())`. It starts `comptoir-remote dev --in`, or
 * uses the one that runs already.
 *
 * @throws Error without a deployment
 */
export function remoteConfig(options: RemoteConfigOptions = {}): PlaywrightTestConfig<RemoteTestOptions> {
  const deployment = options.deployment ?? process.env['COMPTOIR_URL'] ?? deploymentHere();
  if (deployment === undefined) throw new Error('Missing deployment: set COMPTOIR_URL=https://comptoir.example');
  const port = process.env['PORT'] ?? String(INSIDE_PORT);
  const address = `http://127.0.0.1:${port}/`;
  const chromium = process.env['CHROMIUM'];
  return {
    // Files of jest are called `*.test.ts`.
    testMatch: '**/*.spec.ts',
    expect: { timeout: ASSERTION_MS },
    use: {
      baseURL: deployment,
      remoteAddress: address,
      // A service worker would answer instead of the fakes.
      serviceWorkers: 'block',
      launchOptions: {
        ...(chromium && { executablePath: chromium }),
        args: [LOCAL_BUILDS],
      },
    },
    webServer: {
      command: `npx comptoir-remote dev --in ${deployment}`,
      url: `${address}remote.json`,
      env: { PORT: port },
      reuseExistingServer: !process.env['CI'],
      timeout: BUILD_MS,
    },
  };
}

function deploymentHere(): string | undefined {
  try {
    const registry = registryOf(readFileSync(path.join(process.cwd(), '.npmrc'), 'utf8'));
    return registry && new URL(registry).origin;
  } catch {
    return undefined;
  }
}
