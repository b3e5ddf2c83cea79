/** First word of the name of the browser's measure of a piece of a remote that is shown; remote and version follow. */
export const SHOWN_MARK = 'remote';
