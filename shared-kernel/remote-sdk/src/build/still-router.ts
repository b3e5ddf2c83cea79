/** Router for rendering without a browser. */
export { MemoryRouter as PrerenderedRouter } from 'react-router-dom';
