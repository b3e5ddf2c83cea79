import { hostBuild } from '@comptoir/remote-sdk/build';

const { DEPLOYMENT = 'http://localhost:4300' } = process.env;
export default hostBuild({ directory: import.meta.dirname, deployment: DEPLOYMENT });
