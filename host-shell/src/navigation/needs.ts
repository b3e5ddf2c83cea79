/** Kinds of selection that a page or a part of it may need, widest first. */
export const NEEDS = ['nothing', 'country', 'office'] as const;
