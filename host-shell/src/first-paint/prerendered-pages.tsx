import './browser-stand-in';
import { LANGUAGE_KEY, LANGUAGES, restoreLanguage } from '@comptoir/kernel/i18n';
import { queryClient } from '@comptoir/kernel/query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { PrerenderedRouter } from '@comptoir/remote-sdk/build/still-router';
import { LoginPage } from '../auth/login.page';
import { ACCOUNT_LABEL } from './account-label';
import { PrerenderedFrame } from './prerendered-frame';

/** Renders the pages shown before the scripts at build time: a template in each language, by page. */
export async function prerenderedPages(): Promise<Record<string, string>> {
  const signIn: string[] = [];
  const frame: string[] = [];
  for (const language of Object.keys(LANGUAGES)) {
    localStorage.setItem(LANGUAGE_KEY, language);
    await restoreLanguage();
    const template = (page: string, html: string) =>
      `<template data-page="${page}" lang="${language}">${html}</template>`;
    signIn.push(template('sign-in', await drawn('/auth/login', <LoginPage demoAccounts={[anAccount]} />)));
    frame.push(template('frame', await drawn('/', <PrerenderedFrame />)));
  }
  return { 'sign-in': signIn.join(''), frame: frame.join('') };
}

/** The deployment lists the real accounts. */
const anAccount = { label: ACCOUNT_LABEL, email: '', password: '' };

async function drawn(address: string, page: ReactElement): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <PrerenderedRouter initialEntries={[address]}>{page}</PrerenderedRouter>
    </QueryClientProvider>,
  );
  const html = await new Response(prelude).text();
  // Removes titles (not allowed in the body), comments (only for hydration) and style attributes (the policy allows
  // them only from scripts).
  return html
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(' style="', ' data-style="');
}
