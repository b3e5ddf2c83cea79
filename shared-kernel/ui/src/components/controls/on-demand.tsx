import { useEffect } from 'react';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import type { OtherFormatsProps } from '../button/other-formats';
import type { MenuProps } from '../menu/menu';
import type { ActionPanelProps } from '../page/action-panel';
import type { PopoverProps } from '../popover/popover';
import type { SearchSelectProps } from '../select/search-select';
import type { SelectProps } from '../select/select';

const controls = onDemand(() => import(/* webpackChunkName: "layout" */ './index'));

/** Preloads menus and selects. */
export const loadSelectors = controls.load;

/** Rare actions of a page. */
export function ActionPanel(props: ActionPanelProps) {
  const Control = useControls()?.ActionPanel;
  return <>{Control && <Control {...props} />}</>;
}

/** Further formats of an export behind an arrow. */
export function OtherFormats(props: OtherFormatsProps) {
  const Control = useControls()?.OtherFormats;
  return <>{Control && <Control {...props} />}</>;
}

/** A button that opens a list of actions. */
export function Menu(props: MenuProps) {
  const Control = useControls()?.Menu;
  return <>{Control && <Control {...props} />}</>;
}

/**
 * A panel in the top layer beside its anchor. Mount it while open. A press outside and Escape close it; its opener
 * must restore the focus.
 */
export function Popover(props: PopoverProps) {
  const Control = useControls()?.Popover;
  return <>{Control && <Control {...props} />}</>;
}

/** A select with type-ahead. For options that are fetched or searched remotely, use `SearchSelect`. */
export function Select(props: SelectProps) {
  const Control = useControls()?.Select;
  return <>{Control && <Control {...props} />}</>;
}

/** A select for many options: a button that opens a search box with a list. Typing on the button starts a search. */
export function SearchSelect(props: SearchSelectProps) {
  const Control = useControls()?.SearchSelect;
  return <>{Control && <Control {...props} />}</>;
}

function useControls() {
  const loaded = controls.useLoaded();
  useEffect(() => void controls.load(), []);
  return loaded?.Component;
}
