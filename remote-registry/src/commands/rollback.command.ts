import { candidates } from '../candidates';
import type { RegistryRecord } from '../registry.schema';
import { rollback } from '../rollback';
import { RegistryError } from '../store';
import { withReason, type AddCommand } from './command';

export const addRollback: AddCommand = ({ program, open, print }) => {
  withReason(program.command('rollback <remote> [version]'))
    .description('make the previous or the given version live')
    .option('--retire', 'take the remote out of the product if it has no version before')
    .action(async (remote: string, to: string | undefined, { reason, retire }: { reason: string; retire?: true }) => {
      const { store, by } = await open();
      if (to === undefined && !retire) refuseTakingOut(await store.read(), remote);
      const live = await rollback(store, remote, { by, reason, ...(to !== undefined && { to }) });
      print(
        live === undefined
          ? `${remote} is out of the product: it has no version before.`
          : `${remote} ${live} is live.`,
      );
    });
};

/** @throws RegistryError if a rollback would leave no version */
function refuseTakingOut({ remotes }: RegistryRecord, name: string): void {
  const remote = remotes[name];
  if (!remote || remote.retired || candidates(remote).length > 1) return;
  throw new RegistryError(
    `${name} has no version before ${remote.live}: use --retire to remove the remote with its pages`,
  );
}
