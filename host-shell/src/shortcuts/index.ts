export { addressFor } from './address-for';
export { focusSearch } from './focus-search';
export { ShortcutSheet } from './shortcut-sheet.dialog';
