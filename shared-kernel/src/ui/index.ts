import './theme/tokens.css';
import './theme/base.css';

export { APPEARANCE_KEY, restoreAppearance, setAppearance, useAppearance, type Appearance } from './theme/appearance';
export { Button, type ButtonProps } from './button/button';
export { ButtonLink } from './button/button-link';
export { SubmitButton } from './button/submit-button';
export { IconButton } from './button/icon-button';
export { classNames } from './class-names';
export { CountrySelect } from './country-select/country-select';
export { ConfirmDialog, type Question } from './dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export { useGuardedClose } from './dialog/use-guarded-close';
export { useUnsavedChanges } from './dialog/unsaved-changes';
export { useConfirm } from './dialog/use-confirm';
export { useDeletion } from './dialog/use-deletion';
export { Avatar } from './feedback/avatar';
export { EmptyState } from './feedback/empty-state';
export { ErrorState } from './feedback/error-state';
export { Notice } from './feedback/notice';
export { Skeleton, SkeletonRows } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { StaleNotice } from './feedback/stale-notice';
export { Tag } from './feedback/tag';
export type { Tone } from './feedback/tone';
export { AmountInput } from './field/amount-input';
export { Checkbox } from './field/checkbox';
export { Field } from './field/field';
export { FieldRow, Form, FormActions } from './field/form';
export { FilePicker } from './field/file-picker';
export { PasswordInput } from './field/password-input';
export { TextArea, TextInput } from './field/text-input';
export { showIssues } from './form/show-issues';
export {
  useContractForm,
  type ContractForm,
  type ContractFormOptions,
  type ContractSchema,
} from './form/use-contract-form';
export { Controller, useWatch } from 'react-hook-form';
export { History } from './history/history';
export { Icon } from './icon/icon';
export { isIconName, type IconName } from './icon/icon-names';
export type { Column } from './list/column';
export { ListFrame } from './list/list-frame';
export { RowButton } from './list/row-button';
export { RowLink } from './list/row-link';
export { SearchBox } from './list/search-box';
export { VirtualList, type VirtualListProps } from './list/virtual-list';
export { Menu, type MenuItem } from './menu/menu';
export { Card, Page, Toolbar } from './page/page';
export { PageHeader } from './page/page-header';
export { RecordPage } from './page/record-page';
export { WidgetCard } from './page/widget-card';
export { Popover, type PopoverProps } from './popover/popover';
export type { Option } from './select/option';
export { SearchSelect, type SearchSelectProps } from './select/search-select';
export { Select, type SelectProps } from './select/select';
