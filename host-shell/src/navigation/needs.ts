/** What may be selected above a page, and so what a piece of it may need; the narrowest last. */
export const NEEDS = ['nothing', 'country', 'office'] as const;
