export { buildVersion } from './build-version';
export { hostBuild, type HostBuildOptions } from './host-config';
export { remoteBuild, type RemoteBuildOptions } from './remote-config';
export { KERNEL_FACES, KERNEL_RANGE, SHARED_LIBRARIES } from './shared-modules';
export { shellBuild, type ShellBuildOptions } from './shell-config';
