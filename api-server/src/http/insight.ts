/**
 * Whether everybody may read the description of the API and its metrics; where not, metrics are for who sends the token
 * as a bearer, and without a token for nobody.
 */
export type Insight = { kind: 'open' } | { kind: 'closed'; metricsToken: string | undefined };
