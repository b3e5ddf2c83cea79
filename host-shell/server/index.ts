export { DEFAULT_CONFIG, RuntimeConfig } from '../src/runtime-config';
export { REMOTE_NAME as SERVICE_NAME } from '@comptoir/api-contract/remote-names';
export type { ApiCall } from './api-call';
export type { IssueToken } from './services/token-exchange';
export type { ServicesOptions } from './services/serve-services';
export { pageServerPlugin } from './page-server.plugin';
export type { PageServerOptions } from './page-server-options';
