import { remoteBuild } from '@comptoir/remote-sdk/build';
import { version } from './package.json';
import remote from './remote.config';

export default remoteBuild(remote, {
  directory: import.meta.dirname,
  version: process.env.REMOTE_VERSION ?? version,
  port: 4312,
});
