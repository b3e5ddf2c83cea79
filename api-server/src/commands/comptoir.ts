import { CommanderError } from 'commander';
import { readConfig } from '../config/config';
import { startFailure } from '../start-error';
import { runCommand } from './run-command';

/** Exit codes: 0 success, 1 failed check, 2 error. */
try {
  process.exitCode = await runCommand(process.argv.slice(2), {
    get config() {
      return readConfig(process.env);
    },
    print: (line) => void process.stdout.write(`${line}\n`),
  });
} catch (error) {
  process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
  const isHelp = error instanceof CommanderError && error.code.startsWith('commander.help');
  const message = error instanceof CommanderError ? error.message : (startFailure(error) ?? String(error));
  if (!isHelp) process.stderr.write(`${message}\n`);
}
