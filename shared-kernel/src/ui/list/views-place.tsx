import type { ViewListName } from '@comptoir/api-contract/views';
import { Suspense, useEffect, useState } from 'react';
import { useKernelMessages } from '../../i18n';
import { useLocation } from '../../router';
import { onDemand } from '../../store/on-demand';
import { IconButton } from '../button/icon-button';

const menu = onDemand(async () => (await import(/* webpackChunkName: "views" */ '../../views/views-menu')).ViewsMenu);

/** Where the views of a list are, beside its title: their code comes with the first press, or with a view. */
export function ViewsPlace({ list }: { list: ViewListName }) {
  const t = useKernelMessages();
  const isNamed = new URLSearchParams(useLocation().search).has('view');
  const [isAsked, setAsked] = useState(false);
  const Loaded = menu.useLoaded()?.Component;
  useEffect(() => {
    // Without it the list is there all the same, as it is without a server; the button asks again.
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
