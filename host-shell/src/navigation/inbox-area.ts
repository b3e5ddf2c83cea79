import type { Registry } from '@comptoir/remote-registry/registry';
import type { Area } from '@comptoir/kernel/remote';
import { areasOf } from './navigation';

/** The area of the inbox, if a remote has one. */
export function inboxOf(registry: Registry): Area | undefined {
  return areasOf(registry).find(({ area }) => area.path === '/inbox')?.area;
}
