import { rekey } from '../rekey';
import { withReason, type AddCommand } from './command';

export const addRekey: AddCommand = ({ program, open, print }) => {
  withReason(program.command('rekey'))
    .description('sign the registry and every version with a new key')
    .action(async ({ reason }: { reason: string }) => {
      const { store, by } = await open();
      const { from, to } = await rekey(store, { by, reason });
      print(`${store.place} is signed with the key ${to}, ${from === to ? 'as it was before' : `instead of ${from}`}.`);
    });
};
