export { createApiServer, type ApiServerOptions } from './api-server';
export { prepareFolder } from './data-folder';
export { readConfig, type Config } from './config/config';
export { readRemoteOverrides, type RemoteOverrideOptions } from './config/remote-overrides';
export { openDatabase, type DatabaseOptions, type OpenedDatabase } from './database/database';
export { createLogger } from './http/server-frame';
export { mediaOrigins, type MediaOptions } from './media/media-options';
export { listen } from './listen';
export { StartError, type StartErrorReason } from './start-error';
