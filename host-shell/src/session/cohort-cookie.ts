/**
 * Selects the versions of a person on the page server: neither a name nor a secret, because a version grants nothing.
 */
export const COHORT_COOKIE = 'comptoir.cohort';
