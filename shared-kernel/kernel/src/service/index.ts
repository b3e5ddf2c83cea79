export { service, type Service, type ServiceOptions, type ServiceSchema, type WriteOptions } from './service';
export { serviceQuery, useServiceQuery } from './service-query';
