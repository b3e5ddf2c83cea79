export { readBuiltRemote, type BuiltRemote } from './built-remote';
export { candidates, KEPT_VERSIONS } from './candidates';
export { Audience, audienceText } from './audience.schema';
export { acceptShell, readShell, requireCompatibleShell } from './check-shell';
export { consent, withdrawConsent } from './consent';
export { contentType, FOREVER } from './content-type';
export { folderStore } from './folder/folder-store';
export { readIfThere } from './folder/read-if-there';
export { writeDurably } from './folder/write-durably';
export type { HistoryEntry } from './history.schema';
export { jsonSchemas } from './json-schemas';
export { openStore } from './open-store';
export { highestOf } from './numbers';
export { pin, unpin } from './pin';
export { prune } from './prune';
export { publicationText } from './publication-text';
export { publish } from './publish';
export {
  EMPTY_REGISTRY,
  Registry,
  RegistryRecord,
  type PublishedRemote,
  type PublishedVersion,
} from './registry.schema';
export { handOver } from './ownership';
export { AUDIENCE_OPTIONS, readAudience, type AudienceWords } from './read-audience';
export { readable } from './readable';
export { restore, retire } from './retire';
export { flag, halt, promote, rolledOut } from './rollout';
export { rollback, type RollbackOptions } from './rollback';
export { KEY_FOLDER } from './signing/folder-keys';
export { environmentKeys, type RegistryKeys } from './signing/registry-keys';
export { stagedFor } from './staged';
export { RegistryError, type RegistryStore } from './store';
export {
  changeByTeam,
  StaleChangeError,
  TEAM_ACTIONS,
  teamView,
  type TeamAction,
  type TeamChange,
} from './team-change';
export { verify } from './verify';
