import { RegistryError } from '@comptoir/remote-registry';
import { runCommand } from './commands/commands';
import { Refusal } from './refusal';

try {
  await runCommand(process.argv.slice(2), {
    folder: process.cwd(),
    environment: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  const hasMessage = error instanceof Refusal || error instanceof RegistryError;
  process.stderr.write(`${hasMessage ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
