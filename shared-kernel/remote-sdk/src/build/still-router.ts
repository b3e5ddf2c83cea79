/** Router for rendering without a browser. */
export { MemoryRouter as StillRouter } from 'react-router-dom';
