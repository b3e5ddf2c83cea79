import { handOver } from '../ownership';
import { stated, withReason, type AddCommand } from './command';

export const addHandOver: AddCommand = ({ program, open, print }) => {
  withReason(program.command('hand-over'))
    .argument('<remote>')
    .argument('<team>', 'only its tokens are accepted from now on', stated)
    .description('give a remote to another team')
    .action(async (remote: string, team: string, { reason }: { reason: string }) => {
      const { store, by } = await open();
      await handOver(store, remote, { by, team, reason });
      print(`${remote} belongs to ${team}.`);
    });
};
