import { restore, retire } from '../retire';
import { withReason, type AddCommand, type ReasonOption } from './command';

export const addRetire: AddCommand = ({ program, open, print }) => {
  withReason(program.command('retire <remote>'))
    .description('take a remote out of the product; its versions and its history stay')
    .action(async (remote: string, { reason }: { reason: string }) => {
      const { store, by } = await open();
      await retire(store, remote, { by, reason });
      print(`${remote} is out of the product; "restore ${remote}" brings it back.`);
    });
  program
    .command('restore <remote>')
    .description('bring a retired remote back')
    .option('--reason <reason>', 'for the history')
    .action(async (remote: string, options: ReasonOption) => {
      const { store, by } = await open();
      print(`${remote} ${await restore(store, remote, { by, ...options })} is live.`);
    });
};
