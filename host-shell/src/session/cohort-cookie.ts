/** Tells the server of the page which versions a person is shown: no name, and no secret, because a version grants nothing. */
export const COHORT_COOKIE = 'comptoir.cohort';
