export { resourceKey } from '@comptoir/api-contract/routes';
export { apiQuery, apiRecordQuery, patientQuery } from './api-query';
export { keepRowsOf } from './keep-rows-of';
export { apiCursorQuery, apiPagesQuery } from './pages-query';
export { apiRowsQuery } from './rows-query';
export { listenForChanges, onServerLife } from './listen-for-changes';
export { queryClient } from './query-client';
