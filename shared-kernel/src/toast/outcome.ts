import { contractMessage, kernelMessage } from '../i18n';
import { toast } from './toast.store';

/** Says that something worked. */
export function toastSuccess(message: string): void {
  toast({ title: kernelMessage('toast.success'), description: message });
}

/** Says that something failed, followed by what the error itself says. */
export function toastError(message: string, error?: unknown): void {
  const reason = error instanceof Error ? contractMessage(error.message) : '';
  toast({
    title: kernelMessage('toast.error'),
    description: [message, reason].filter(Boolean).join(' '),
    variant: 'destructive',
  });
}
