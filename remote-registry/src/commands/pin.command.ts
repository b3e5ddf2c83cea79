import { pin, unpin } from '../pin';
import { RegistryError } from '../store';
import { stated, type AddCommand, type ReasonOption } from './command';

interface PinOptions extends ReasonOption {
  off?: true;
}

export const addPin: AddCommand = ({ program, open, print }) => {
  program
    .command('pin <remote> [version]')
    .description('keep a version live whatever is published')
    .option('--reason <reason>', 'for the history; required without --off', stated)
    .option('--off', 'make the newest version live again')
    .action(async (remote: string, version: string | undefined, { reason, off }: PinOptions) => {
      const { store, by } = await open();
      if (off) return print(`${remote} ${await unpin(store, remote, { by })} is live.`);
      if (reason === undefined) throw new RegistryError('Specify --reason.');
      const live = await pin(store, remote, { by, reason, ...(version !== undefined && { version }) });
      print(`${remote} ${live} is live and pinned.`);
    });
};
