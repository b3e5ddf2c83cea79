export { ApiError, AwaitsApproval, ConnectionError, isAnswered, isRefusal, NotAuthenticatedError } from './api-error';
export { http } from './http';
export type { Answer, CallOptions, HttpClient } from './http-client';
export type { CallArguments, CallResult } from './operation-types';
export { streamRows } from './rows';
export { signOut } from './sign-out';
