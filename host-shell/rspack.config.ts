import { shellBuild } from '@comptoir/remote-sdk/build';
import { HandbookPlugin } from './handbook/handbook-plugin';
import { VerifyPlugin } from './verify/verify-plugin';
import { version } from './package.json';

const directory = import.meta.dirname;

const shell = shellBuild({
  directory,
  version,
  port: 4310,
});

export default { ...shell, plugins: [...(shell.plugins ?? []), new HandbookPlugin(), new VerifyPlugin()] };
