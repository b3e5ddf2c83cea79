export { dismissToast, toast, toasts, TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from './toast.store';
export type { ToastContent, ToastVariant } from './toast.store';
export { toastError, toastSuccess } from './outcome';
