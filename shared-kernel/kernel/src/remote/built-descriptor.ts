import * as z from 'zod/mini';
import { errorsIn } from '../first-calls/check-calls';
import { CAPABILITIES, RemoteDescriptor } from './descriptor.schema';
import { ICON_NAMES } from './icon-list';

/**
 * Strict descriptor, for builds and publishing. Pages are lenient: they omit an unknown icon and ignore an invalid
 * first call or an unknown capability.
 */
export const BuiltDescriptor = RemoteDescriptor.check(
  z.superRefine(({ version, areas, widgets, navigation, contributions = [], needs = [], services = [] }, context) => {
    if (/^[\d.]*\d{16}/.test(version)) context.addIssue(`A number of the version ${version} has more than 15 digits`);
    const calling = [
      ...areas.map(({ path, calls }) => ({ name: path, calls })),
      ...widgets.map(({ module, calls }) => ({ name: module, calls })),
    ];
    for (const { name, calls = [] } of calling) {
      for (const error of errorsIn(name, calls)) context.addIssue(error);
    }
    for (const need of needs) {
      if (CAPABILITIES.some((known) => known === need)) continue;
      context.addIssue(`There is no capability "${need}"; there are: ${CAPABILITIES.join(', ')}`);
    }
    const names = services.map(({ name }) => name);
    for (const name of names) {
      if (names.indexOf(name) !== names.lastIndexOf(name)) context.addIssue(`The service ${name} is declared twice`);
    }
    const named = [...navigation, ...contributions].flatMap((piece) => ('icon' in piece ? [piece.icon] : []));
    for (const icon of named) {
      if (icon === undefined || ICON_NAMES.includes(icon)) continue;
      context.addIssue(`There is no icon "${icon}"; there are: ${ICON_NAMES.join(', ')}`);
    }
  }),
);
