import './trusted-types';
import './shared-on-demand';
import { loadPageData } from './page-data';
import { nextTask, takeTurns } from './take-turns';

/** In parts: evaluating all code at once would block a slow machine for a third of a second. */
async function start(): Promise<void> {
  // Yields after the run time of Module Federation.
  await nextTask();
  const data = loadPageData(performance.now());
  await takeTurns([
    () => import(/* webpackMode: "eager" */ 'react'),
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
    () => import(/* webpackMode: "eager" */ '@comptoir/kernel/i18n'),
    () => import(/* webpackMode: "eager" */ '@comptoir/kernel/session'),
    () => import(/* webpackMode: "eager" */ '@comptoir/kernel/query'),
    () => import(/* webpackMode: "eager" */ '@comptoir/kernel/router'),
    () => import(/* webpackMode: "eager" */ '@comptoir/ui'),
    () => import(/* webpackMode: "eager" */ './bootstrap'),
  ]);
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap');
  await bootstrap(await data);
}

void start();
