export { dismissToast, toast, toasts, TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast.store';
export type { ToastAction, ToastContent, ToastVariant } from './toast.store';
export { toastError, toastSuccess } from './outcome';
