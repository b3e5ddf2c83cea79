export { ApiError, ConnectionError, NotAuthenticatedError } from './api-error';
export { downloadAnswer, downloadUrl } from './download';
export { http } from './http';
export type { Answer, CallOptions, HttpClient } from './http-client';
export type { CallArguments, CallResult } from './operation-types';
export { streamRows } from './rows';
export { createSubmission, type Submission } from './submission';
export { putFile, type PutFileOptions } from './put-file';
