import { CommanderError } from 'commander';
import { runCommand } from './commands/commands';
import { readable } from './readable';

// Ignores a closed pipe (`list | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await runCommand(process.argv.slice(2), {
    environment: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  const isHelp = error instanceof CommanderError && error.code.startsWith('commander.help');
  if (!isHelp) process.stderr.write(`${readable(error)}\n`);
  process.exitCode = isHelp ? error.exitCode : 1;
}
