import { contractSuite } from '../../contract-suite';
import remote from './remote.config';

contractSuite(remote, __dirname);
