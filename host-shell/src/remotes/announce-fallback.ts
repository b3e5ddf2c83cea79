import { toast } from '@comptoir/kernel/toast';
import { shellMessage } from '../messages/messages';

/** Says once, calmly, that a page comes from an earlier version. */
export function announceFallback(): void {
  toast({ title: shellMessage('remote.fallbackTitle'), description: shellMessage('remote.fallbackText') });
}
