export { westernDigits } from '@comptoir/api-contract/decimal-text';
