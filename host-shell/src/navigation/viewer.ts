import type { Role } from '@comptoir/api-contract/roles';
import type { Registry } from '@comptoir/remote-registry/registry';
import type { Language } from '@comptoir/kernel/i18n';

/** Who looks at what the live remotes say, and in which language. */
export interface Viewer {
  registry: Registry;
  role: Role;
  language: Language;
}
