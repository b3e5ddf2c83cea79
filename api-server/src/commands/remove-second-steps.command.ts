import { inTransaction } from '../database/transaction';
import { deleteFactor, lockFactors } from '../factors/factors.repository';
import { deleteRecoveryCodes } from '../factors/recovery-codes.repository';
import { deleteTickets } from '../factors/tickets.repository';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { findAccountByEmail } from '../session/people.repository';
import { endSessions } from '../session/sessions.repository';
import { StartError } from '../start-error';
import type { AddCommand } from './command';
import { withDatabase } from './existing-database';

/** An operator has neither a session nor an address. */
const SOURCE: EventSource = { address: null, requestId: null, add: () => undefined };

export const addRemoveSecondSteps: AddCommand = ({ program, call: { config, say } }) => {
  program
    .command('remove-second-steps <email>')
    .description('remove the second steps of a person who lost them, and end their sessions')
    .requiredOption('--reason <text>', 'shown in the security events, for example who agreed')
    .action(async (email: string, { reason }: { reason: string }) => {
      const removed = await withDatabase(config, (connection) =>
        inTransaction(connection, async (transaction) => {
          const account = await findAccountByEmail(transaction, email.trim().toLowerCase());
          if (!account) throw new StartError('configuration', `There is no active account with the address ${email}.`);
          const factors = await lockFactors(transaction, account.id);
          if (factors.length === 0) throw new StartError('configuration', `${account.name} has no second step.`);
          for (const { id } of factors) await deleteFactor(transaction, id);
          await deleteRecoveryCodes(transaction, account.id);
          await deleteTickets(transaction, account.id);
          const sessionsEnded = await endSessions(transaction, account.id, 'FACTORS');
          for (const { kind } of factors) {
            const details = { factor: kind, note: reason, sessionsEnded };
            await recordEvent(transaction, SOURCE, { kind: 'FACTOR_REMOVED', about: account, details });
          }
          return account.name;
        }),
      );
      say(`Second steps of ${removed} are removed; the next sign-in needs the password only.`);
    });
};
