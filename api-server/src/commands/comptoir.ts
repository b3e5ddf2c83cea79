import { readConfig } from '../config/config';
import { startFailure } from '../start-error';
import { UsageError } from './command';
import { runCommand, USAGE } from './run-command';

/** Exit codes: 0 success, 1 failed check, 2 error. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help') {
    process.stdout.write(USAGE);
    return name === undefined ? 2 : 0;
  }
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  return runCommand(name, { args, config: readConfig(process.env), say });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof UsageError ? error.message : (startFailure(error) ?? String(error))}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = 2;
}
