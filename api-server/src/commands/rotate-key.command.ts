import { addSigningKey, retireSigningKeys } from '../session/signing-keys.repository';
import { StartError } from '../start-error';
import type { AddCommand } from './command';
import { withDatabase } from './existing-database';

export const addRotateKey: AddCommand = ({ program, call }) => {
  program
    .command('rotate-key')
    .description('sign access tokens with a new key')
    .option('--sign-out', 'end every session at once')
    .action(async ({ signOut }: { signOut?: true }) => {
      const { config, print } = call;
      if (config.jwtSecret !== undefined) {
        throw new StartError(
          'configuration',
          'Tokens are signed with JWT_SECRET: rotate it with JWT_SECRET_NEXT and JWT_SECRET_BEFORE, as docs/operate.md describes.',
        );
      }
      await withDatabase(config, async (connection) => {
        await retireSigningKeys(connection, signOut ? 'all' : 'unused');
        await addSigningKey(connection);
      });
      print(
        signOut
          ? 'Tokens are signed with a new key; everyone has to sign in again.'
          : 'Tokens are signed with a new key; existing ones remain valid until they expire. Running servers switch within 30 seconds.',
      );
    });
};
