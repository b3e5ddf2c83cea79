import type { Registry } from '@comptoir/remote-registry/registry';
import type { Area } from '@comptoir/kernel/remote';
import { areasOf } from './navigation';

/** The area that shows what asks for the attention of a person, where a remote has one. */
export function inboxOf(registry: Registry): Area | undefined {
  return areasOf(registry).find(({ area }) => area.path === '/inbox')?.area;
}
