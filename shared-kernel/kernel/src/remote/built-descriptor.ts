import * as z from 'zod/mini';
import { mistakesIn } from '../first-calls/check-calls';
import { RemoteDescriptor } from './descriptor.schema';
import { ICON_NAMES } from './icon-list';

/**
 * Strict descriptor, for builds and publishing. Pages are lenient: they omit an unknown icon and ignore an invalid
 * first call.
 */
export const BuiltDescriptor = RemoteDescriptor.check(
  z.superRefine(({ areas, widgets, navigation, contributions = [] }, context) => {
    const calling = [
      ...areas.map(({ path, calls }) => ({ name: path, calls })),
      ...widgets.map(({ module, calls }) => ({ name: module, calls })),
    ];
    for (const { name, calls = [] } of calling) {
      for (const mistake of mistakesIn(name, calls)) context.addIssue(mistake);
    }
    const named = [...navigation, ...contributions].flatMap((piece) => ('icon' in piece ? [piece.icon] : []));
    for (const icon of named) {
      if (icon === undefined || ICON_NAMES.includes(icon)) continue;
      context.addIssue(`There is no icon "${icon}"; there are: ${ICON_NAMES.join(', ')}`);
    }
  }),
);
