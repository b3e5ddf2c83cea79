import { watchAttention } from '../session/attention';
import { session } from '../session/session';
import { createHttpClient } from './http-client';

/** The API of the page's own origin, as the signed-in person. */
export const http = createHttpClient({
  baseUrl: '/api',
  fetch: (...request) => fetch(...request),
  session,
  isAttended: watchAttention(document),
});
