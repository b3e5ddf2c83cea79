/** Placeholder in the still sign-in page for the name of a demonstration account. */
export const ACCOUNT_LABEL = '{account}';
