import type { Registry } from '@comptoir/remote-registry/registry';
import { session } from '@comptoir/kernel/session';
import { applyOverride } from './apply-override';
import { guardPerson } from './guard-person';
import type { PageOverride } from './page-override';
import { reloadPage } from './reload-page';

export async function startOverride(override: PageOverride, registry: Registry, deadline: number) {
  const sources = {
    registry,
    session: session.get(),
    deadline,
    fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
  };
  const applied = await applyOverride(override, sources);
  guardPerson(applied.override, session, reloadPage);
  return applied;
}
