export { candidates } from './candidates';
export { folderStore } from './folder-store';
export { isPublished, publish, type PublishOptions } from './publish';
export { EMPTY_REGISTRY, Registry, type PublishedRemote, type PublishedVersion } from './registry.schema';
export { RegistryError, type RegistryStore } from './store';
