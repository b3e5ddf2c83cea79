import * as z from 'zod/mini';
import { mistakesIn } from '../first-calls/check-calls';
import { RemoteDescriptor } from './descriptor.schema';
import { ICON_NAMES } from './icon-list';

/**
 * A descriptor as a build makes it and publishing takes it. Pages show one with an unknown icon as well, without it, and
 * are not hindered by a first call that is refused.
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
