import type { RunningProduct } from './start-product';

export function greet(
  output: Pick<NodeJS.WriteStream, 'write'>,
  { address, demoAccounts }: Pick<RunningProduct, 'address' | 'demoAccounts'>,
): void {
  const seconds = (performance.now() / 1_000).toFixed(1);
  output.write(`\nComptoir is ready at ${address} (after ${seconds} s)\n`);
  if (demoAccounts.length > 0) {
    output.write('\nDemo accounts:\n');
    for (const { email, password } of demoAccounts) output.write(`  ${email.padEnd(32)} ${password}\n`);
  }
  output.write('\nCtrl-C stops it.\n');
}
