import { addServiceKey, deleteFormerServiceKeys } from '../services/service-keys.repository';
import type { AddCommand } from './command';
import { withDatabase } from './existing-database';

export const addRotateServiceKey: AddCommand = ({ program, call: { config, print } }) => {
  program
    .command('rotate-service-key')
    .description('sign tokens for services of remotes with a new key')
    .option('--revoke', 'refuse tokens of former keys at once')
    .action(async ({ revoke }: { revoke?: true }) => {
      await withDatabase(config, async (connection) => {
        await addServiceKey(connection);
        await deleteFormerServiceKeys(connection, revoke ? 1 : 2);
      });
      print(
        revoke
          ? 'Tokens for services are signed with a new key; services refuse former ones once they read /api/jwks again.'
          : 'The new key is published at /api/jwks, and signs in a minute; tokens of the former one remain valid.',
      );
    });
};
