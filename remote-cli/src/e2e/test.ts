import { expect, test as base } from '@playwright/test';
import * as z from 'zod/mini';
import { DEMO_ACCOUNTS, type Account, type Role } from './accounts';
import { Shell, type ServedRemote } from './shell';

export interface RemoteTestOptions {
  /** Accounts by role; by default those of the demo data. */
  accounts: Readonly<Record<Role, Account>>;
  /** Address of the build; `remoteConfig` sets it. */
  remoteAddress: string;
}

interface RemoteFixtures {
  shell: Shell;
}

/** Test of a remote in the shell of a deployment. It fails if the build fails, even where the shell shows another one. */
export const test = base.extend<RemoteTestOptions & RemoteFixtures>({
  accounts: [DEMO_ACCOUNTS, { option: true }],

  remoteAddress: ['', { option: true }],

  shell: async ({ page, baseURL, remoteAddress, accounts }, use) => {
    if (baseURL === undefined || remoteAddress === '')
      throw new Error('playwright.config.ts lacks defineConfig(remoteConfig())');
    const shell = await Shell.in(page, baseURL, await servedAt(remoteAddress), accounts);
    await use(shell);
    expect(shell.problems).toEqual([]);
  },
});

const Descriptor = z.object({ name: z.string(), areas: z.array(z.object({ path: z.string() })) });

async function servedAt(address: string): Promise<ServedRemote> {
  const answer = await fetch(`${address}remote.json`);
  return { ...z.parse(Descriptor, await answer.json()), address };
}

export { expect };
