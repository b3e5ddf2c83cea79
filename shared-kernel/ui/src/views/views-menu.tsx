import { ADMINS } from '@comptoir/api-contract/roles';
import type { View, ViewListName } from '@comptoir/api-contract/views';
import { useApiMutation } from '@comptoir/ui/changes';
import { useState, type ReactNode } from 'react';
import { http } from '@comptoir/kernel/internal/http/http';
import { useLocation, useNavigate } from '@comptoir/kernel/internal/router';
import { useClaims } from '@comptoir/kernel/internal/session';
import { toastError } from '@comptoir/kernel/internal/toast';
import { Menu } from '../components/controls/on-demand';
import { Icon } from '../components/icon/icon';
import { columnsOnPage } from '../components/list/use-chosen-columns';
import { useListChoices } from '../components/list/list-choices';
import { viewSearch } from '../components/list/view-search';
import type { MenuItem } from '../components/menu/menu';
import { ColumnsDialog } from './columns-dialog';
import { isCurrentView, NO_VIEW, queryOf, VIEW } from './list-address';
import { EditViewDialog, NewViewDialog } from './view-dialogs';
import { useViewMessages } from './views-messages';
import { keepOpening, useViews } from './views.queries';
import styles from './views-menu.module.css';

type Open = 'none' | 'new' | 'edit' | 'columns';

interface ViewsMenuProps {
  list: ViewListName;
  startsOpen: boolean;
  button: ReactNode;
}

export function ViewsMenu({ list, startsOpen, button }: ViewsMenuProps) {
  const t = useViewMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { isFetched, data } = useViews();
  const [open, setOpen] = useState<Open>('none');
  const views = (data ?? []).filter((view) => view.list === list);
  const shown = views.find(({ id }) => id === new URLSearchParams(search).get(VIEW));
  const isChanged = shown !== undefined && !isCurrentView(list, search, shown.query);
  const close = () => setOpen('none');
  const show = (view: Pick<View, 'id' | 'query'>) => void navigate({ search: viewSearch(view) });
  const commands = useCommands({ list, shown, isChanged, onOpen: setOpen });
  const { opens } = useListChoices();

  if (!isFetched) return button;
  const name = shown && (isChanged ? t('changed', { name: shown.name }) : shown.name);
  const items: MenuItem[] = [
    {
      id: NO_VIEW,
      label: t('standard'),
      checked: shown === undefined,
      onSelect: () => void navigate({ search: opens?.[list] ? `?${VIEW}=${NO_VIEW}` : '' }),
    },
    ...views.map((view) => ({
      id: view.id,
      label: view.name,
      checked: view === shown,
      ...(view.officeId !== null && { icon: 'collectors' as const }),
      onSelect: () => show(view),
    })),
    ...commands,
  ];
  return (
    <>
      <Menu
        label={t('views')}
        {...(name !== undefined && { buttonLabel: `${t('views')}: ${name}` })}
        items={items}
        startsOpen={startsOpen}
        align="start"
      >
        {name !== undefined && <bdi className={styles.name}>{name}</bdi>}
        <Icon name="down" />
      </Menu>
      {open === 'new' && <NewViewDialog list={list} query={queryOf(list, search)} onMade={show} onClose={close} />}
      {open === 'edit' && shown && <EditViewDialog id={shown.id} onClose={close} />}
      {open === 'columns' && <ColumnsDialog list={list} onClose={close} />}
    </>
  );
}

interface Commands {
  list: ViewListName;
  shown: View | undefined;
  isChanged: boolean;
  onOpen: (dialog: Open) => void;
}

function useCommands({ list, shown, isChanged, onOpen }: Commands): MenuItem[] {
  const t = useViewMessages();
  const { role, sub } = useClaims();
  const { search } = useLocation();
  const update = useApiMutation('updateView', { success: t('updated'), failure: t('updateFailed') });
  const choose = useApiMutation('chooseView', {
    success: t('chosen'),
    failure: t('updateFailed'),
    onSuccess: () => keepOpening(list, shown),
  });
  const drop = useApiMutation('dropView', {
    success: t('dropped'),
    failure: t('updateFailed'),
    onSuccess: () => keepOpening(list, undefined),
  });
  const commands: MenuItem[] = [{ label: t('saveAs'), onSelect: () => onOpen('new') }];
  if (shown) {
    const { id, owner, isDefault } = shown;
    const params = { id };
    const save = async () => {
      try {
        const { etag } = await http.call('getView', { params });
        update.mutate({ params, body: { query: queryOf(list, search) }, ifMatch: etag });
      } catch (error) {
        toastError(t('updateFailed'), error);
      }
    };
    const mayChange = owner.id === sub || ADMINS.includes(role);
    if (mayChange && isChanged) commands.unshift({ label: t('update'), onSelect: () => void save() });
    if (mayChange) commands.push({ label: t('edit'), onSelect: () => onOpen('edit') });
    commands.push(
      isDefault
        ? { label: t('drop'), onSelect: () => drop.mutate({ params }) }
        : { label: t('choose'), onSelect: () => choose.mutate({ params }) },
    );
  }
  if (columnsOnPage.get().length > 0) commands.push({ label: t('columns'), onSelect: () => onOpen('columns') });
  return commands.map((command, index) => (index === 0 ? { ...command, separated: true } : command));
}
