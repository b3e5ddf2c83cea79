import { inTransaction } from '../database/transaction';
import { isRefused } from '../api-error';
import { removeSecondSteps } from '../factors/remove-second-steps';
import type { EventSource } from '../security-events/event-source';
import { findAccountByEmail } from '../session/people.repository';
import { StartError } from '../start-error';
import type { AddCommand } from './command';
import { withDatabase } from './existing-database';

/** An operator has neither a session nor an address. */
const SOURCE: EventSource = { address: null, requestId: null, add: () => undefined };

export const addRemoveSecondSteps: AddCommand = ({ program, call: { config, print } }) => {
  program
    .command('remove-second-steps <email>')
    .description('remove the second steps of a person who lost them, and end their sessions')
    .requiredOption('--reason <text>', 'shown in the security events, for example who agreed')
    .action(async (email: string, { reason }: { reason: string }) => {
      const removed = await withDatabase(config, (connection) =>
        inTransaction(connection, async (transaction) => {
          const account = await findAccountByEmail(transaction, email.trim().toLowerCase());
          if (!account) throw new StartError('configuration', `There is no active account with the address ${email}.`);
          try {
            await removeSecondSteps({ transaction, source: SOURCE, about: account, reason });
          } catch (error) {
            if (!isRefused(error, 'factor-none')) throw error;
            throw new StartError('configuration', `${account.name} has no second step.`, { cause: error });
          }
          return account.name;
        }),
      );
      print(`Second steps of ${removed} are removed; the next sign-in needs the password only.`);
    });
};
