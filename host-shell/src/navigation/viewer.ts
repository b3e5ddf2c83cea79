import type { Role } from '@comptoir/api-contract/roles';
import type { Registry } from '@comptoir/remote-registry/registry';
import type { Language } from '@comptoir/kernel/i18n';

export interface Viewer {
  registry: Registry;
  role: Role;
  language: Language;
}
