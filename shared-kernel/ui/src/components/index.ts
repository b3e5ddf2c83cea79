import './theme/tokens.css';
import './theme/base.css';

export {
  APPEARANCE_KEY,
  restoreAppearance,
  setAppearance,
  useAppearance,
  type Appearance,
} from '@comptoir/kernel/internal/theme/appearance';
export { areSingleKeysOn, setSingleKeys, SINGLE_KEYS_KEY, useSingleKeys } from './shortcuts/single-keys';
export { Button, type ButtonProps } from './button/button';
export { ButtonLink } from './button/button-link';
export { IconButton } from './button/icon-button';
export { classNames } from './class-names';
export { loadControls } from './controls/load-controls';
export { Menu, Popover, SearchSelect, Select } from './controls/on-demand';
export { ConfirmDialog, type Question } from './dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export { useConfirm } from './dialog/use-confirm';
export { Avatar } from './feedback/avatar';
export { EmptyState } from './feedback/empty-state';
export { ErrorState } from './feedback/error-state';
export { Loaded } from './feedback/loaded';
export { Notice } from './feedback/notice';
export { Skeleton, SkeletonRows } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { Tag } from './feedback/tag';
export type { Tone } from './feedback/tone';
export { Checkbox } from './field/checkbox';
export { Figure } from './figure/figure';
export { Money } from '../money/money';
export { Ratio } from './figure/ratio';
export { Icon } from './icon/icon';
export { isIconName, type IconName } from './icon/icon-names';
export { ArchivedLink } from './list/archived-link';
export { ClearFilters } from './list/clear-filters';
export type { Column } from './list/column';
export { keepListChoices, shownColumns, useListChoices, type ListChoices } from './list/list-choices';
export { ListExport, type ExportedFile } from './list/list-export';
export { ListFrame } from './list/list-frame';
export { ListOf } from './list/list-of';
export type { CurrencyFigures, TotalsQuery } from './list/totals/totals-query';
export { PersonLink } from './list/person-link';
export { RowButton } from './list/row-button';
export { RowLink } from './list/row-link';
export { SearchBox } from './list/search-box';
export { SearchListPage } from './list/search-list-page';
export type { ListOrder } from './list/sort-heading';
export { countTicked, useTicks, type Ticked, type Ticks } from './list/ticks';
export { VirtualList, type VirtualListProps } from './list/virtual-list';
export type { MenuItem } from './menu/menu';
export { Card, Page } from './page/page';
export { pageActions, registerPageActions, type PageAction } from './page/page-actions';
export { PageHeader } from './page/page-header';
export { Toolbar } from './page/toolbar';
export { WidgetCard } from './page/widget-card';
export type { PopoverProps } from './popover/popover';
export type { Option } from './select/option';
export { optionSearch } from './select/search-options';
export type { SearchSelectProps } from './select/search-select';
export type { SelectProps } from './select/select';
export { useSeen } from './use-seen';
export { useWidth } from './use-width';
export { CountryOfficeFilter } from '../office-choice/country-office-filter';
export { SelectionPrompt } from '../office-choice/selection-prompt';
