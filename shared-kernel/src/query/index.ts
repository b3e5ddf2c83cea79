export { apiQuery, apiRecordQuery, resourceKey } from './api-query';
export { apiRowsQuery } from './rows-query';
export { queryClient } from './query-client';
export { useApiMutation, type ApiMutationOptions } from './use-api-mutation';
