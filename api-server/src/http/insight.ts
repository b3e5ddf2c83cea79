/**
 * Access to API documentation and metrics. With a token, metrics always need it as a bearer token; without one they
 * are unavailable when closed.
 */
export interface Insight {
  kind: 'open' | 'closed';
  metricsToken?: string | undefined;
}
