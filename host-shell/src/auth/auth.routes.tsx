import type { RouteObject } from '@comptoir/kernel/router';
import type { RuntimeConfig } from '../runtime-config';

export function signInRoutes({ demoAccounts, passkeys, sso }: RuntimeConfig): RouteObject[] {
  return [
    {
      path: '/auth/login',
      lazy: async () => {
        const { LoginPage } = await import(/* webpackChunkName: "login" */ './login.page');
        return { element: <LoginPage demoAccounts={demoAccounts} passkeys={passkeys} sso={sso} /> };
      },
    },
    {
      path: '/auth/forgot-password',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "mail" */ './forgot-password.page')).ForgotPasswordPage,
      }),
    },
  ];
}

export const mailRoutes: RouteObject[] = [
  {
    path: '/auth/reset-password',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "mail" */ './reset-password.page')).ResetPasswordPage,
    }),
  },
  {
    path: '/auth/confirm-user',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "mail" */ './confirm-user.page')).ConfirmUserPage,
    }),
  },
];
