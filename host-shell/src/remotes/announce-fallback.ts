import { toast } from '@comptoir/kernel/toast';
import { shellMessage } from '../messages/messages';

export function announceFallback(): void {
  toast({ title: shellMessage('remote.fallbackTitle'), description: shellMessage('remote.fallbackText') });
}
