/** Stands in the drawn sign-in page where the page server puts the name of a demonstration account. */
export const ACCOUNT_LABEL = '{account}';
