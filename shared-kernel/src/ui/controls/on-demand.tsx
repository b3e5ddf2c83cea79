import { useEffect } from 'react';
import { onDemand } from '../../store/on-demand';
import type { MenuProps } from '../menu/menu';
import type { PopoverProps } from '../popover/popover';
import type { SearchSelectProps } from '../select/search-select';
import type { SelectProps } from '../select/select';

const controls = onDemand(() => import(/* webpackChunkName: "layout" */ '.'));

/** Fetches menus and selectors. */
export const loadSelectors = controls.load;

/** A button that opens a short list of actions. */
export function Menu(props: MenuProps) {
  const Control = useControls()?.Menu;
  return <>{Control && <Control {...props} />}</>;
}

/**
 * A panel over everything else, beside what opened it. Mount it while it is open. A press outside and Escape close it;
 * where the focus goes then is for the opener to say.
 */
export function Popover(props: PopoverProps) {
  const Control = useControls()?.Popover;
  return <>{Control && <Control {...props} />}</>;
}

/** One of some options; typing finds them. For options that are fetched or looked for elsewhere, take `SearchSelect`. */
export function Select(props: SelectProps) {
  const Control = useControls()?.Select;
  return <>{Control && <Control {...props} />}</>;
}

/** One of many options: a button that opens a search box and its list. What is typed on the button is searched for. */
export function SearchSelect(props: SearchSelectProps) {
  const Control = useControls()?.SearchSelect;
  return <>{Control && <Control {...props} />}</>;
}

function useControls() {
  const loaded = controls.useLoaded();
  useEffect(() => void controls.load(), []);
  return loaded?.Component;
}
