import { contractSuite } from '@comptoir/shared-kernel/testing/contract'
import remote from './remote.config'

contractSuite(remote, __dirname)
