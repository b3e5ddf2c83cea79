import { runCommand } from './commands/commands';
import { RegistryError } from './store';

try {
  await runCommand(process.argv.slice(2), {
    environment: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  process.stderr.write(`${error instanceof RegistryError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
