import { ROLES } from '@comptoir/api-contract/roles';
import { faultsOf } from '@comptoir/remote-sdk/testing/built-remote';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { go } from '../fixtures/go';
import { people, type Role } from '../fixtures/people';
import { liveRemotes, type LiveRemote } from './live-remotes';

/** Contract tests that the CI of the shell runs on each live remote as built. */
const remotes = liveRemotes();

for (const { name, folder } of remotes) {
  test(`the live version of ${name} is complete and unchanged, and its styles are scoped`, () => {
    expect(faultsOf(folder)).toEqual([]);
  });
}

for (const role of ROLES) {
  test(`each remote mounts in this shell for ${people[role]}, with all areas and widgets that the role may see`, async ({
    page,
    product,
    signInAs,
  }) => {
    test.slow();
    const api = await Api.signIn(page.request, product.url, 'SUPERADMIN');
    const { id } = await api.office('DZ');
    await signInAs(role, role === 'SUPERADMIN' || role === 'ADMIN' ? { country: 'DZ', office: id } : undefined);
    for (const { name, descriptor } of remotes) {
      await test.step(name, async () => mountAreas(page, role, descriptor));
    }
    const widgets = remotes.flatMap(({ descriptor }) => descriptor.widgets);
    if (widgets.some(({ roles = ROLES }) => roles.includes(role))) {
      await go(page, '/');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expect(page.getByText('This part of the dashboard is not available')).toBeHidden();
    }
  });
}

/** Loads the page at the first area, then navigates to the others. */
async function mountAreas(page: Page, role: Role, { areas }: LiveRemote['descriptor']): Promise<void> {
  for (const [index, { path, title, roles = ROLES }] of areas.entries()) {
    if (index === 0) await page.goto(path);
    else await go(page, path);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(roles.includes(role) ? title.en : 'You do not have access to this page');
    await expect(page.getByText('This part of Comptoir is not available')).toBeHidden();
  }
}
