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
      throw new StartError('configuration', 'Tokens are signed with JWT_SECRET: change its value and restart.');
    }
    return withDatabase(config, async (connection) => {
      await retireSigningKeys(connection, values['sign-out'] ? 'all' : 'unused');
      await addSigningKey(connection);
      say(
        values['sign-out']
          ? 'Tokens are signed with a new key; everyone has to sign in again.'
          : 'Tokens are signed with a new key; existing ones remain valid until they expire. Running servers switch within 30 seconds.',
      );
      return 0;
    });
  },
};
