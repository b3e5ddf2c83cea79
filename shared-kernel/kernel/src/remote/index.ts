export { containerName } from './container-name';
export { KERNEL_CONTRACT, satisfiesContract } from './contract-version';
export type { Contribution, RecordType } from './contribution.schema';
export type { Area, LocalText, NavigationEntry, RemoteDescriptor, Widget } from './descriptor.schema';
export type { AreaModule, PieceProps, RecordReference, WidgetModule } from './modules';
export {
  isMountModule,
  type Mount,
  type MountContext,
  type Mounted,
  type MountModule,
  type PageLocation,
  type Watched,
} from './mount';
