import type { ViewListName } from '@comptoir/api-contract/views';
import { Suspense, useEffect, useState } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useLocation } from '@comptoir/kernel/internal/router';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import { IconButton } from '../button/icon-button';

const menu = onDemand(async () => (await import(/* webpackChunkName: "views" */ '../../views/views-menu')).ViewsMenu);

/** Button of the views beside a list's title; its code is loaded on the first press, or with a view. */
export function ViewsPlace({ list }: { list: ViewListName }) {
  const t = useKernelMessages();
  const isNamed = new URLSearchParams(useLocation().search).has('view');
  const [isAsked, setAsked] = useState(false);
  const Loaded = menu.useLoaded()?.Component;
  useEffect(() => {
    // On failure the list works without it; the button retries.
    if (isNamed) menu.load().catch(() => undefined);
  }, [isNamed]);
  const ask = () => {
    setAsked(true);
    void menu.load();
  };
  const button = <IconButton icon="down" size="small" label={t('list.views')} aria-haspopup="menu" onClick={ask} />;
  if (!Loaded || !(isNamed || isAsked)) return button;
  return (
    <Suspense fallback={button}>
      <Loaded list={list} startsOpen={isAsked} button={button} />
    </Suspense>
  );
}
