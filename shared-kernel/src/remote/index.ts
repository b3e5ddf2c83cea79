export { containerName } from './container-name';
export { KERNEL_CONTRACT, satisfiesContract } from './contract-version';
export type { Area, LocalText, NavigationEntry, RemoteDescriptor, Widget } from './descriptor.schema';
export type { AreaModule, WidgetModule } from './modules';
