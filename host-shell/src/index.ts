import './trusted-types';
import './shared-on-demand';
import { loadPageData } from './page-data';
import { takeTurns } from './take-turns';

/** Evaluated in one go, all of it would hold up a slow machine for as long as a third of a second. */
async function start(): Promise<void> {
  const data = loadPageData();
  await takeTurns([
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
    () => import(/* webpackMode: "eager" */ '@comptoir/shared-kernel/i18n'),
    () => import(/* webpackMode: "eager" */ '@comptoir/shared-kernel/query'),
    () => import(/* webpackMode: "eager" */ '@comptoir/shared-kernel/router'),
    () => import(/* webpackMode: "eager" */ '@comptoir/shared-kernel/ui'),
  ]);
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap');
  await bootstrap(await data);
}

void start();
