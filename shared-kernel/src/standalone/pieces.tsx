import type { Role } from '@comptoir/api-contract/roles';
import remote from '@comptoir/this-remote';
import { componentsOf } from '@comptoir/shared-kernel/mount';
import { isMountModule, type LocalText, type PieceProps } from '@comptoir/shared-kernel/remote';
import { lazy, type ComponentType } from 'react';

const sources = import.meta.webpackContext('@comptoir/this-remote-sources', {
  regExp: /\.(area|widget)\.tsx?$/,
  mode: 'lazy',
});

/** A piece of the remote that the page shows. */
export interface Piece {
  path: string;
  title: LocalText;
  /** Who is shown it; absent: everybody. */
  roles: readonly Role[] | undefined;
  Content: ComponentType<PieceProps>;
}

export const areas: readonly Piece[] = remote.areas.map(({ path, title, module, roles }) => ({
  path,
  title,
  roles,
  Content: piece(module, 'Area'),
}));

export const widgets: readonly Piece[] = remote.widgets.map(({ module, roles }) => ({
  path: module,
  title: { en: module },
  roles,
  Content: piece(module, 'Widget'),
}));

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
