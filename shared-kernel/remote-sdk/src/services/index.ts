export { serviceAddress } from './service-address';
export { headersToPage, headersToService, type Headers } from './service-headers';
