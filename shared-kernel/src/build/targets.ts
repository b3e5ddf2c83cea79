/** The oldest browsers that the product runs in: the first with popovers and `light-dark()`, all of spring 2024. */
export const TARGETS = ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5'];
