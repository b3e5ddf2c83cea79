import { parseArgs } from 'node:util';
import { addSigningKey, retireSigningKeys } from '../session/signing-keys.repository';
import { StartError } from '../start-error';
import type { Command } from './command';
import { withDatabase } from './existing-database';

export const rotateKey: Command = {
  name: 'rotate-key',
  usage: 'rotate-key [--sign-out]         sign access tokens with a new key; --sign-out ends every session at once',
  async run({ args, config, say }) {
    const { values } = parseArgs({ args: [...args], options: { 'sign-out': { type: 'boolean', default: false } } });
    if (config.jwtSecret !== undefined) {
      throw new StartError('configuration', 'JWT_SECRET signs the tokens: give it another value and start again.');
    }
    return withDatabase(config, async (connection) => {
      await retireSigningKeys(connection, values['sign-out'] ? 'all' : 'unused');
      await addSigningKey(connection);
      say(
        values['sign-out']
          ? 'A new key signs; everybody has to sign in again.'
          : 'A new key signs; tokens of the one before stay valid until they expire. Running servers follow within 30 seconds.',
      );
      return 0;
    });
  },
};
