import { createElement } from 'react';

export default function Later() {
  return createElement('p', null, 'A chunk of its own');
}
