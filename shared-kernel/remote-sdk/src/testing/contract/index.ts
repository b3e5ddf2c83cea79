export { contractSuite } from './contract-suite';
