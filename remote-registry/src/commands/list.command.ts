import { candidates } from '../candidates';
import type { PublishedRemote, PublishedVersion } from '../registry.schema';
import { readOptions, type Command } from './command';

export const listCommand: Command = {
  usage: `list [<remote>] [--json]
    each remote with its live version and those before it; of one remote its history as well`,
  run: async (args, context) => {
    const {
      positionals: [wanted],
      store,
      isSet,
    } = await readOptions(args, context);
    const registry = await store.read();
    if (isSet('json')) return context.print(JSON.stringify(registry, null, 2));
    for (const [name, remote] of Object.entries(registry.remotes)) {
      if (wanted !== undefined && name !== wanted) continue;
      context.print(remote.pinned ? `${name} (pinned by ${remote.pinned.by}: ${remote.pinned.reason})` : name);
      for (const version of remote.versions) context.print(`  ${describe(remote, version)}`);
    }
    if (wanted === undefined) return;
    context.print('history');
    for (const { at, by, action, remote, from, to, reason } of registry.history) {
      if (remote !== wanted) continue;
      const versions = [from, to].filter((version) => version !== undefined).join(' → ');
      context.print(`  ${at}  ${action}  ${versions}  by ${by}${reason ? `: ${reason}` : ''}`);
    }
  },
};

function describe(remote: PublishedRemote, published: PublishedVersion): string {
  const { version, publishedAt, publishedBy } = published;
  return `${version}  ${standing(remote, published)}  published ${publishedAt} by ${publishedBy}`;
}

function standing(remote: PublishedRemote, { version, withdrawn, staged }: PublishedVersion): string {
  if (version === remote.live) return 'live';
  if (staged) return 'staged for a shell to come';
  if (withdrawn) return `withdrawn (${withdrawn.reason})`;
  return candidates(remote).some((candidate) => candidate.version === version) ? 'before' : 'waiting';
}
