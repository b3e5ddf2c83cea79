import { stat } from 'node:fs/promises';
import path from 'node:path';
import { uncompressedFiles } from '@comptoir/remote-sdk/build/precompress';
import type { Contribution } from '@comptoir/kernel/remote/contribution';
import type { Area, NavigationEntry, RemoteDescriptor, Widget } from '@comptoir/kernel/remote/descriptor';
import type { BuiltRemote } from './built-remote';

export async function describeRemote(built: BuiltRemote, folder: string): Promise<string[]> {
  const { descriptor, entry, integrity, format = 'script' } = built;
  const { name, version, schema, kernel } = descriptor;
  const sizes = await Promise.all(
    Object.keys(integrity).map(async (file) => (await stat(path.join(folder, file))).size),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const lacking = (await uncompressedFiles(folder)).length;
  const taken = usedShares(descriptor).map(([dependency, range]) => `${dependency} ${range}`);
  return [
    `${name} ${version} was built for the kernel contract ${kernel}; its descriptor is of schema ${schema}.`,
    ...contributionsOf(descriptor).map((contribution) => `  ${contribution}`),
    `It takes from the shell: ${taken.join(', ') || 'nothing'}.`,
    `Its entry is ${entry}, a ${format}; ${sizes.length} files with a hash, ${Math.ceil(bytes / 1024)} KiB.`,
    ...(lacking === 0 ? [] : [`${lacking} of them lack a compressed variant; publishing adds it.`]),
  ];
}

/** The build declares all faces of the kernel as shared, and records the used ones. */
function usedShares({ shared, uses }: RemoteDescriptor): [dependency: string, range: string][] {
  const isUsed = (dependency: string) =>
    uses === undefined || !dependency.startsWith('@comptoir/') || Object.hasOwn(uses, dependency);
  return Object.entries(shared).filter(([dependency]) => isUsed(dependency));
}

function contributionsOf({
  areas,
  navigation,
  widgets,
  contributions = [],
  needs = [],
  services = [],
  settings = {},
}: RemoteDescriptor): string[] {
  const all = [
    ...areas.map(areaLine),
    ...navigation.map(navigationLine),
    ...widgets.map(widgetLine),
    ...contributions.map(contributionLine),
  ];
  const needed = needs.length === 0 ? [] : [`Its pages may use: ${needs.join(', ')}.`];
  const called = services.map(({ name, why }) => `It calls the service ${name}: ${why}`);
  const set = Object.entries(settings).map(
    ([name, setting]) => `It has the setting ${name}, ${setting.type}, by default ${JSON.stringify(setting.default)}.`,
  );
  return [...(all.length === 0 ? ['It contributes nothing.'] : all), ...needed, ...called, ...set];
}

function areaLine({ path: where, title, module, roles, needs, home, records = {} }: Area): string {
  const first = home ? `, the first page of ${home.join(', ')}` : '';
  const found = Object.entries(records).map(([kind, address]) => `, shows each ${kind} at ${address}`);
  return `The area ${where}, "${title.en}", for ${people(roles)}, ${selectionOf(needs)}${first}${found.join('')}, from ${module}.`;
}

function navigationLine({ path: where, label, icon, order, level, roles, letter }: NavigationEntry): string {
  const shown = roles ? ` for ${people(roles)}` : level ? ` from ${level} on` : '';
  const keys = letter === undefined ? '' : ` and the keys g ${letter}`;
  return `The entry "${label.en}" of the navigation${shown}, to ${where}, with the icon ${icon}${keys}, at ${order}.`;
}

function widgetLine({ slot, module, order, roles, needs = 'office' }: Widget): string {
  return `A widget of the ${slot} for ${people(roles)}, ${selectionOf(needs)}, from ${module}, at ${order}.`;
}

function contributionLine(contribution: Contribution): string {
  return `${contributed(contribution)} for ${people(contribution.roles)}, at ${contribution.order}.`;
}

function contributed(contribution: Contribution): string {
  switch (contribution.slot) {
    case 'record.tab':
      return `The tab "${contribution.title.en}" of each ${contribution.record}, from ${contribution.module},`;
    case 'record.card':
      return `A card on each ${contribution.record}, from ${contribution.module},`;
    case 'record.action':
      return `The action "${contribution.label.en}" of each ${contribution.record}, ${targetOf(contribution)},`;
    case 'settings.section':
      return `The section "${contribution.title.en}" of the settings, from ${contribution.module},`;
    case 'user-menu':
      return `The line "${contribution.label.en}" of the user menu, to ${contribution.to},`;
    case 'command':
      return `The command "${contribution.label.en}", to ${contribution.to},`;
  }
}

function targetOf({ to, module }: { to?: string | undefined; module?: string | undefined }): string {
  return to === undefined ? `from ${module}` : `to ${to}`;
}

function selectionOf(needs: Area['needs']): string {
  switch (needs) {
    case 'nothing':
      return 'whatever is selected';
    case 'country':
      return 'once a country is selected';
    case 'office':
      return 'once an office is selected';
  }
}

function people(roles: readonly string[] | undefined): string {
  return roles?.join(', ') ?? 'everybody';
}
