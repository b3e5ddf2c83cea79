import { rollback } from '../rollback';
import { withReason, type AddCommand } from './command';

export const addRollback: AddCommand = ({ program, open, print }) => {
  withReason(program.command('rollback <remote> [version]'))
    .description('make the previous or the given version live; rolling back the first one takes its remote out')
    .action(async (remote: string, to: string | undefined, { reason }: { reason: string }) => {
      const { store, by } = await open();
      const live = await rollback(store, remote, { by, reason, ...(to !== undefined && { to }) });
      print(
        live === undefined
          ? `${remote} is out of the product: it has no version before.`
          : `${remote} ${live} is live.`,
      );
    });
};
