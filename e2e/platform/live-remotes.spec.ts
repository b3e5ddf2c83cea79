import { ROLES } from '@comptoir/api-contract/roles';
import { faultsOf } from '@comptoir/shared-kernel/testing/built-remote';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { people } from '../fixtures/people';
import { liveRemotes } from './live-remotes';

/** The shell's side of the contract: what its CI runs on each remote that is live, as it was built. */
for (const { name, folder, descriptor } of liveRemotes()) {
  test(`${name} as it is live is complete, unchanged, and its styles stay inside`, () => {
    expect(faultsOf(folder)).toEqual([]);
  });

  for (const role of ROLES) {
    test(`${name} mounts in this shell for ${people[role]}, each area and widget that the role may see`, async ({
      page,
      product,
      signInAs,
    }) => {
      const api = await Api.signIn(page.request, product.url, 'SUPERADMIN');
      const { id } = await api.office('DZ');
      await signInAs(role, role === 'SUPERADMIN' || role === 'ADMIN' ? { country: 'DZ', office: id } : undefined);
      for (const { path, title, roles = ROLES } of descriptor.areas) {
        await page.goto(path);
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(roles.includes(role) ? title.en : 'You do not have access to this page');
        await expect(page.getByText('This part of Comptoir is not available')).toBeHidden();
      }
      const widgets = descriptor.widgets.filter(({ roles = ROLES }) => roles.includes(role));
      if (widgets.length > 0) {
        await page.goto('/');
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
        await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
        await expect(page.getByText('This part of the dashboard is not available')).toBeHidden();
      }
    });
  }
}
