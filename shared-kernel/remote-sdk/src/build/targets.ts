/** Oldest supported browsers, of spring 2024: the first with popovers and `light-dark()`. */
export const TARGETS = ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5'];
