import * as antd from '@comptoir/ui/antd';
import { families } from './antd-demo';

test('the demo shows all components of antd', () => {
  const names = families.flatMap(({ controls }) => Object.keys(controls).flatMap((together) => together.split(', ')));
  const shown = new Set(names);
  expect(Object.keys(antd).filter((name) => /^[A-Z]/.test(name) && !shown.has(name))).toEqual(['Grid']);
});
