import { shellBuild } from '@comptoir/shared-kernel/build';
import { version } from './package.json';

const directory = import.meta.dirname;

export default shellBuild({
  directory,
  version,
  port: 4310,
});
