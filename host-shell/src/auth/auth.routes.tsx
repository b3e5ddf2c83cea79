import type { RouteObject } from '@comptoir/kernel/router';
import type { RuntimeConfig } from '../runtime-config';

/** The pages that are for signed-out people only; each comes when it is opened. */
export function signInRoutes({ demoAccounts }: RuntimeConfig): RouteObject[] {
  return [
    {
      path: '/auth/login',
      lazy: async () => {
        const { LoginPage } = await import(/* webpackChunkName: "login" */ './login.page');
        return { element: <LoginPage demoAccounts={demoAccounts} /> };
      },
    },
    {
      path: '/auth/forgot-password',
      lazy: async () => ({ Component: (await import('./forgot-password.page')).ForgotPasswordPage }),
    },
  ];
}

/** Pages that a link in a mail opens, whoever is signed in at this browser. */
export const mailRoutes: RouteObject[] = [
  {
    path: '/auth/reset-password',
    lazy: async () => ({ Component: (await import('./reset-password.page')).ResetPasswordPage }),
  },
  {
    path: '/auth/confirm-user',
    lazy: async () => ({ Component: (await import('./confirm-user.page')).ConfirmUserPage }),
  },
];
