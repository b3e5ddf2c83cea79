export { OtherFormats } from '../button/other-formats';
export { ActionPanel } from '../page/action-panel';
export { Menu } from '../menu/menu';
export { Popover } from '../popover/popover';
export { SearchSelect } from '../select/search-select';
export { Select } from '../select/select';
