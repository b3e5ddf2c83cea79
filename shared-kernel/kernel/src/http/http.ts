import { watchAttention } from '../session/attention';
import { confirmSession } from '../session/confirmation';
import { session } from '../session/session';
import { firstAnswersOfPage, takingFirstAnswers } from '../first-calls/first-answers';
import { createHttpClient } from './http-client';
import { pageTrace } from './page-trace';

/** Client for the API of the page's origin, as the current user. */
export const http = createHttpClient({
  baseUrl: '/api',
  fetch: takingFirstAnswers((...request) => fetch(...request), firstAnswersOfPage()),
  session,
  confirm: confirmSession,
  isAttended: watchAttention(document),
  trace: pageTrace,
});
