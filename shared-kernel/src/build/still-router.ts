/** The router of a page that is drawn where there is no browser. */
export { MemoryRouter as StillRouter } from 'react-router-dom';
