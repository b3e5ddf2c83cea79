import type { BrowserContext } from '@playwright/test';

/** Override of a remote, as the page server writes it into a page. */
export interface Override {
  /** Id of the person. */
  by: string;
  remote: string;
  address: string;
  /** ISO 8601. */
  until: string;
}

const WITH_SOURCES = /\b(script|style|img|font|connect)-src\b/g;

/**
 * Adds an override to pages of a deployment, as its page server does for a person who may try remotes: the tests need
 * neither that permission nor `REMOTE_OVERRIDE_ORIGINS`, and sign in as any role.
 */
export async function overridePages(
  context: BrowserContext,
  deployment: string,
  current: () => Override | undefined,
): Promise<void> {
  const { origin } = new URL(deployment);
  await context.route(
    (url) => url.origin === origin && isPage(url.pathname),
    async (route) => {
      const override = current();
      if (!override || !route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const element = `<script type="application/json" id="comptoir-override">${JSON.stringify(override)}</script>`;
      const body = (await response.text()).replace('</body>', (end) => element + end);
      return route.fulfill({ response, headers: allowing(response.headers(), override.address), body });
    },
  );
}

function isPage(pathname: string): boolean {
  return !/^\/(api|remotes|services)\/|\.\w+$/.test(pathname);
}

/** Headers of a page that may also load from the address of an override, whose files have no known hash. */
function allowing(headers: Readonly<Record<string, string>>, address: string): Record<string, string> {
  const { origin } = new URL(address);
  const left = new Set(['integrity-policy', 'content-encoding', 'content-length']);
  const kept = Object.entries(headers).filter(([name]) => !left.has(name));
  const policy = headers['content-security-policy'];
  return {
    ...Object.fromEntries(kept),
    ...(policy !== undefined && {
      'content-security-policy': policy.replaceAll(WITH_SOURCES, (directive) => `${directive} ${origin}`),
    }),
  };
}
