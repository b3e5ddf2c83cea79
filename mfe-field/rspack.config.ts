import { buildVersion, remoteBuild } from '@comptoir/remote-sdk/build';
import { version } from './package.json';
import remote from './remote.config';

export default remoteBuild(remote, {
  directory: import.meta.dirname,
  version: buildVersion(version),
  port: 4314,
});
