import { audienceText } from '../audience.schema';
import { candidates } from '../candidates';
import type { HistoryEntry } from '../history.schema';
import type { PublishedRemote, PublishedVersion } from '../registry.schema';
import { decisionText, readDecisions } from './decisions';
import { readOptions, type Command } from './command';

export const listCommand: Command = {
  usage: `list [<remote>] [--at <address>] [--json]
    each remote with its live version and those before it; of one remote its history as well;
    --at: what was decided of its versions in the deployment there, by itself or by a person, without a publication`,
  run: async (args, context) => {
    const {
      positionals: [wanted],
      store,
      at,
      isSet,
    } = await readOptions(args, context);
    const registry = await store.read();
    const decisions = at === undefined ? undefined : await readDecisions(at);
    if (isSet('json')) return context.print(JSON.stringify({ ...registry, decisions }, null, 2));
    for (const [name, remote] of Object.entries(registry.remotes)) {
      if (wanted !== undefined && name !== wanted) continue;
      context.print([name, ...remarksOf(remote)].join(' '));
      for (const version of remote.versions) {
        const decided = decisions?.find((each) => each.remote === name && each.version === version.version);
        const meanings = decided ? [decisionText(decided, remote, decisions ?? [])] : [];
        context.print(`  ${describe(remote, version, meanings)}`);
      }
    }
    if (wanted === undefined) return;
    context.print('history');
    for (const entry of registry.history) if (entry.remote === wanted) context.print(`  ${changeText(entry)}`);
  },
};

function remarksOf({ pinned, retired, owner, flags = {} }: PublishedRemote): string[] {
  return [
    ...(owner === undefined ? [] : [`of ${owner}`]),
    ...(retired ? [`(retired by ${retired.by}: ${retired.reason})`] : []),
    ...(pinned ? [`(pinned by ${pinned.by}: ${pinned.reason})`] : []),
    ...Object.entries(flags).map(([area, audience]) => `(${area} only for ${audienceText(audience)})`),
  ];
}

function changeText({ at, by, action, from, to, audience, shell, team, key, reason }: HistoryEntry): string {
  const versions = [from, to].filter((version) => version !== undefined).join(' → ');
  const whom = audience === undefined ? '' : ` for ${audience}`;
  const held = shell === undefined ? '' : ` held against the shell ${shell}`;
  const token = team === undefined ? '' : ` with the token ${key} of ${team}`;
  return `${at}  ${action}  ${versions}${whom}${held}  by ${by}${token}${reason ? `: ${reason}` : ''}`;
}

function describe(remote: PublishedRemote, published: PublishedVersion, decided: readonly string[]): string {
  const { version, publishedAt, publishedBy } = published;
  const all = [...standings(remote, published), ...decided].join(', ');
  return `${version}  ${all}  published ${publishedAt} by ${publishedBy}`;
}

/** All that is true of it: what contradicts itself must be seen. */
function standings(remote: PublishedRemote, { version, withdrawn, staged, rollout }: PublishedVersion): string[] {
  const all = [
    version === remote.live && 'live',
    staged && 'staged for a shell to come',
    rollout && `for ${audienceText(rollout)}`,
    withdrawn && `withdrawn (${withdrawn.reason})`,
  ].filter((standing) => typeof standing === 'string');
  if (all.length > 0) return all;
  return [candidates(remote).some((candidate) => candidate.version === version) ? 'before' : 'waiting'];
}
