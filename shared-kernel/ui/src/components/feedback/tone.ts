/** Semantic colour of a tag or notice. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
