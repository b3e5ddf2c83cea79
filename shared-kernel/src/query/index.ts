export { apiQuery, apiRecordQuery, resourceKey } from './api-query';
export { queryClient } from './query-client';
export { useApiMutation, type ApiMutationOptions } from './use-api-mutation';
