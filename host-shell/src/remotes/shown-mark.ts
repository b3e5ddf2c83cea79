/** First word of the performance measure of a shown piece; remote and version follow. */
export const SHOWN_MARK = 'remote';
