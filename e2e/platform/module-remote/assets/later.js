/** @param {typeof import('react').createElement} createElement */
export function laterOf(createElement) {
  return () => createElement('p', null, 'A module of its own');
}
