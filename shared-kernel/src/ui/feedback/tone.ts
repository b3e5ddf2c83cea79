/** What a mark says about the thing that carries it. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
