import { contractMessage, kernelMessage } from '../i18n';
import { toast, type ToastAction } from './toast.store';

/** Reports success; `detail` names the object, `action` adds a button. */
export function toastSuccess(message: string, detail?: string, action?: ToastAction): void {
  toast({
    title: kernelMessage('toast.success'),
    description: message,
    ...(detail !== undefined && { detail }),
    ...(action && { action }),
  });
}

/** Reports a failure, followed by the error's message. */
export function toastError(message: string, error?: unknown): void {
  const reason = error instanceof Error ? contractMessage(error) : '';
  toast({
    title: kernelMessage('toast.error'),
    description: [message, reason].filter(Boolean).join(' '),
    variant: 'destructive',
  });
}
