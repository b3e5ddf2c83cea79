export { parseDecimal } from '@comptoir/api-contract/decimal-text';
