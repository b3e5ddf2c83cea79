import './browser-stand-in';
import { LANGUAGE_KEY, LANGUAGES, restoreLanguage } from '@comptoir/kernel/i18n';
import { queryClient } from '@comptoir/kernel/query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { StillRouter } from '@comptoir/remote-sdk/build/still-router';
import { LoginPage } from '../auth/login.page';
import { ACCOUNT_LABEL } from './account-label';
import { StillFrame } from './still-frame';

/** What pages show before their scripts are there, by page: a template in each language. Runs when the shell is built. */
export async function stillPages(): Promise<Record<string, string>> {
  const signIn: string[] = [];
  const frame: string[] = [];
  for (const language of Object.keys(LANGUAGES)) {
    localStorage.setItem(LANGUAGE_KEY, language);
    await restoreLanguage();
    const template = (page: string, html: string) =>
      `<template data-page="${page}" lang="${language}">${html}</template>`;
    signIn.push(template('sign-in', await drawn('/auth/login', <LoginPage demoAccounts={[anAccount]} />)));
    frame.push(template('frame', await drawn('/', <StillFrame />)));
  }
  return { 'sign-in': signIn.join(''), frame: frame.join('') };
}

/** Which there are, the deployment says. */
const anAccount = { label: ACCOUNT_LABEL, email: '', password: '' };

async function drawn(address: string, page: ReactElement): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <StillRouter initialEntries={[address]}>{page}</StillRouter>
    </QueryClientProvider>,
  );
  const html = await new Response(prelude).text();
  // The title belongs in the head, comments are for taking markup over piece by piece, and of styles the policy wants
  // that a script sets them.
  return html
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(' style="', ' data-style="');
}
