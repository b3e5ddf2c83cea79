/** The kernel of a coming major, as its shell would say it; everything else is that of today. */
export { satisfiesContract, servesContract } from '../../../shared-kernel/src/remote/contract-version';

export const KERNEL_CONTRACT = '2.0';
export const FORMER_CONTRACTS: readonly string[] = ['1.5'];
