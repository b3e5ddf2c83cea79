/** The oldest browsers that the product runs in. */
export const TARGETS = ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16'];
