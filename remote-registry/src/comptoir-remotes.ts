import { runCommand } from './commands/commands';
import { readable } from './readable';

// Whoever reads only the beginning (`list | head`) has seen enough.
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
  process.stderr.write(`${readable(error)}\n`);
  process.exitCode = 1;
}
