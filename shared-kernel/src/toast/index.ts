export { dismissToast, toast, TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast.store';
export type { ToastContent, ToastVariant } from './toast.store';
export { toastError, toastSuccess } from './outcome';
export { Toaster, TOAST_DURATION, TOAST_HOTKEY, TOAST_SWIPE } from './toaster';
