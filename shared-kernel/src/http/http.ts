import { watchAttention } from '../session/attention';
import { session } from '../session/session';
import { firstAnswersOfPage, takingFirstAnswers } from '../first-calls/first-answers';
import { createHttpClient } from './http-client';
import { pageTrace } from './page-trace';

/** The API of the page's own origin, as the signed-in person. */
export const http = createHttpClient({
  baseUrl: '/api',
  fetch: takingFirstAnswers((...request) => fetch(...request), firstAnswersOfPage()),
  session,
  isAttended: watchAttention(document),
  trace: pageTrace,
});
