export { DEFAULT_CONFIG, RuntimeConfig } from '../src/runtime-config';
export { pageServerPlugin, type PageServerOptions } from './page-server.plugin';
