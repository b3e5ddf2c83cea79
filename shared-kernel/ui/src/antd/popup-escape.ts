import { topDialog } from './provider/popup-container';

const POPUPS = ['dropdown', 'picker-dropdown', 'popover', 'select-dropdown'];
const OPEN = [
  ...POPUPS.map((name) => `.ant-${name}:not(.ant-${name}-hidden)`),
  '.ant-modal-wrap:not([style*="display: none"])',
  '.ant-drawer-open',
].join();

/** Closes an antd popup inside a native dialog on Escape; the browser would close the dialog with the same key. */
export function closePopupsFirst(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && topDialog()?.querySelector(OPEN)) event.preventDefault();
    },
    true,
  );
}
