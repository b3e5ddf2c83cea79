import { contractSuite } from '@comptoir/remote-sdk/testing/contract';
import remote from './remote.config';

contractSuite(remote, __dirname);
