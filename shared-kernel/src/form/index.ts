export { Controller, useWatch } from 'react-hook-form';
export { showIssues } from './show-issues';
export { useContractForm, type ContractForm, type ContractFormOptions, type ContractSchema } from './use-contract-form';
