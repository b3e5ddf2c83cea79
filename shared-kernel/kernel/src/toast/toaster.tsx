import { useKernelMessages } from '../i18n';
import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { dismissToast, toasts, type ToastItem } from './toast.store';
import styles from './toaster.module.css';

/** Duration in milliseconds; paused on hover and focus. */
export const TOAST_DURATION = 5000;
/** Duration with an action, in milliseconds. */
export const ACTION_TOAST_DURATION_MS = 10_000;
/** Distance of a dismissing swipe to the right, in CSS pixels. */
export const TOAST_SWIPE = 50;
/** Key that focuses the toasts. */
export const TOAST_HOTKEY = 'F8';

/** Renders toasts. Mounted once by the shell. */
export function Toaster() {
  const t = useKernelMessages();
  const items = useSyncExternalStore(toasts.subscribe, toasts.get);
  return (
    <Toast.Provider
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE}
      label={t('toast.label')}
    >
      {items.map((item) => (
        <ToastCard key={item.id} item={item} closeLabel={t('toast.close')} />
      ))}
      <Toast.Viewport className={styles.viewport} label={t('toast.region')} hotkey={[TOAST_HOTKEY]} />
    </Toast.Provider>
  );
}

function ToastCard({ item, closeLabel }: { item: ToastItem; closeLabel: string }) {
  const { id, title, description, detail, variant = 'default', action, open } = item;
  return (
    <Toast.Root
      className={styles.toast}
      data-variant={variant}
      {...(action && { duration: ACTION_TOAST_DURATION_MS })}
      open={open}
      onOpenChange={(next) => {
        if (!next) dismissToast(id);
      }}
    >
      <div className={styles.text}>
        {title && <Toast.Title className={styles.title}>{title}</Toast.Title>}
        {description && <Toast.Description>{description}</Toast.Description>}
        {detail && <p dir="auto">{detail}</p>}
      </div>
      {action && (
        // Screen readers announce the hotkey.
        <Toast.Action className={styles.action} altText={`${action.label} (${TOAST_HOTKEY})`} onClick={action.run}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className={styles.close} aria-label={closeLabel}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </Toast.Close>
    </Toast.Root>
  );
}
