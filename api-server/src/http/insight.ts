/**
 * Access to API documentation and metrics. When closed, metrics need the bearer token, or are unavailable without
 * one.
 */
export type Insight = { kind: 'open' } | { kind: 'closed'; metricsToken: string | undefined };
