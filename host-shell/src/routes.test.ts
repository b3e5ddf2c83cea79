import { RESERVED_PATHS } from '@comptoir/remote-registry/taken-paths';
import { DEFAULT_CONFIG } from './runtime-config';
import type { PageData } from './page-data';
import { routesOf } from './routes';

interface Route {
  path?: string | undefined;
  children?: readonly Route[] | undefined;
}

function pathsOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)]);
}

test('the pages of the shell are closed to remotes', () => {
  const data: PageData = {
    registry: { schema: 1, revision: 0, remotes: {} },
    config: DEFAULT_CONFIG,
    manifests: new Map(),
    integrity: new Map(),
  };
  const paths = pathsOf(routesOf(data));
  const first = new Set(paths.flatMap((path) => path.split('/').slice(1, 2)));
  expect([...first].toSorted()).toEqual(RESERVED_PATHS.shell);
});
