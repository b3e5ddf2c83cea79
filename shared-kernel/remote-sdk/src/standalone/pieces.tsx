import type { Role } from '@comptoir/api-contract/roles';
import remote from '@comptoir/this-remote';
import { componentsOf } from '@comptoir/kernel/mount';
import { isMountModule, type LocalText, type PieceProps, type RecordReference } from '@comptoir/kernel/remote';
import { lazy, type ComponentType } from 'react';

const sources = import.meta.webpackContext('@comptoir/this-remote-sources', {
  regExp: /\.(area|widget)\.tsx?$/,
  mode: 'lazy',
});

export interface Piece {
  path: string;
  title: LocalText;
  /** Roles that see it; everyone if absent. */
  roles: readonly Role[] | undefined;
  Content: ComponentType<PieceProps>;
  record?: RecordReference;
}

export const areas: readonly Piece[] = remote.areas.map(({ path, title, module, roles }) => ({
  path,
  title,
  roles,
  Content: piece(module, 'Area'),
}));

/** `?record=7` sets the record of tabs and cards. */
const shownRecord = new URLSearchParams(location.search).get('record') ?? '1';

export const widgets: readonly Piece[] = [...remote.widgets, ...(remote.contributions ?? [])].flatMap((item) =>
  'module' in item && item.module !== undefined
    ? [
        {
          path: item.module,
          title: { en: item.module },
          roles: item.roles,
          Content: piece(item.module, 'Widget'),
          ...('record' in item && { record: { type: item.record, id: shownRecord } }),
        },
      ]
    : [],
);

function piece(file: string, exportName: 'Area' | 'Widget'): Piece['Content'] {
  return lazy(async () => {
    const exports = await sources(file.replace('./src/', './'));
    const Content = isMountModule(exports) ? componentsOf(exports)[exportName] : exports[exportName];
    if (!isComponent(Content)) throw new Error(`${file} exports neither ${exportName} nor mount`);
    return { default: Content };
  });
}

function isComponent(value: unknown): value is Piece['Content'] {
  return typeof value === 'function';
}
