export { DEMO_ACCOUNTS, type Account, type Role } from './accounts';
export { LOCAL_BUILDS, remoteConfig, type RemoteConfigOptions } from './remote-config';
export { Shell, type Place, type ServedRemote } from './shell';
export { expect, test, type RemoteTestOptions } from './test';
