import { contractMessage, kernelMessage } from '../i18n';
import { toast, type ToastAction } from './toast.store';

/** Says that something worked; `detail` says to which thing, and `action` what can be done with it. */
export function toastSuccess(message: string, detail?: string, action?: ToastAction): void {
  toast({
    title: kernelMessage('toast.success'),
    description: message,
    ...(detail !== undefined && { detail }),
    ...(action && { action }),
  });
}

/** Says that something failed, followed by what the error itself says. */
export function toastError(message: string, error?: unknown): void {
  const reason = error instanceof Error ? contractMessage(error) : '';
  toast({
    title: kernelMessage('toast.error'),
    description: [message, reason].filter(Boolean).join(' '),
    variant: 'destructive',
  });
}
