import { audienceText } from '../audience.schema';
import { candidates } from '../candidates';
import type { HistoryEntry } from '../history.schema';
import type { PublishedRemote, PublishedVersion } from '../registry.schema';
import { decisionText, readDecisions } from './decisions';
import type { AddCommand } from './command';

export const addList: AddCommand = ({ program, open, print }) => {
  program
    .command('list [remote]')
    .description('each remote with its versions; of one remote its history as well')
    .option('--at <address>', 'add the decisions made in this deployment without a publication')
    .option('--json', 'print the registry as JSON')
    .action(async (wanted: string | undefined, { at, json }: { at?: string; json?: true }) => {
      const registry = await (await open()).store.read();
      const decisions = at === undefined ? undefined : await readDecisions(at);
      if (json) return print(JSON.stringify({ ...registry, decisions }, null, 2));
      for (const [name, remote] of Object.entries(registry.remotes)) {
        if (wanted !== undefined && name !== wanted) continue;
        print([name, ...remarksOf(remote)].join(' '));
        for (const version of remote.versions) {
          const decided = decisions?.find((each) => each.remote === name && each.version === version.version);
          const meanings = decided ? [decisionText(decided, remote, decisions ?? [])] : [];
          print(`  ${describe(remote, version, meanings)}`);
        }
      }
      if (wanted === undefined) return;
      print('history');
      for (const entry of registry.history) if (entry.remote === wanted) print(`  ${changeText(entry)}`);
    });
};

function remarksOf({ pinned, retired, owner, flags = {}, services = {} }: PublishedRemote): string[] {
  return [
    ...(owner === undefined ? [] : [`of ${owner}`]),
    ...(retired ? [`(retired by ${retired.by}: ${retired.reason})`] : []),
    ...(pinned ? [`(pinned by ${pinned.by}: ${pinned.reason})`] : []),
    ...Object.keys(services).map((service) => `(may call the service ${service})`),
    ...Object.entries(flags).map(([area, audience]) => `(${area} only for ${audienceText(audience)})`),
  ];
}

function changeText({ at, by, action, from, to, audience, shell, team, key, reason }: HistoryEntry): string {
  const versions = [from, to].filter((version) => version !== undefined).join(' → ');
  const whom = audience === undefined ? '' : ` for ${audience}`;
  const held = shell === undefined ? '' : ` checked against the shell ${shell}`;
  const token = team === undefined ? '' : ` with the token ${key} of ${team}`;
  return `${at}  ${action}  ${versions}${whom}${held}  by ${by}${token}${reason ? `: ${reason}` : ''}`;
}

function describe(remote: PublishedRemote, published: PublishedVersion, decided: readonly string[]): string {
  const { version, publishedAt, publishedBy } = published;
  const all = [...standings(remote, published), ...decided].join(', ');
  return `${version}  ${all}  published ${publishedAt} by ${publishedBy}`;
}

/** Shows all states, so that contradictions become visible. */
function standings(remote: PublishedRemote, { version, withdrawn, staged, rollout }: PublishedVersion): string[] {
  const all = [
    version === remote.live && 'live',
    staged && 'staged for the next shell',
    rollout && `for ${audienceText(rollout)}`,
    withdrawn && `withdrawn (${withdrawn.reason})`,
  ].filter((standing) => typeof standing === 'string');
  if (all.length > 0) return all;
  return [candidates(remote).some((candidate) => candidate.version === version) ? 'before' : 'waiting'];
}
