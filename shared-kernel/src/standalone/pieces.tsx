import remote from '@comptoir/this-remote';
import { lazy, type ComponentType } from 'react';

const sources = import.meta.webpackContext('@comptoir/this-remote-sources', {
  regExp: /\.(area|widget)\.tsx$/,
  mode: 'lazy',
});

/** A piece of the remote that the page shows. */
export interface Piece {
  path: string;
  title: string;
  Content: ComponentType;
}

export const areas: readonly Piece[] = remote.areas.map(({ path, title, module }) => ({
  path,
  title: title.en,
  Content: piece(module, 'Area'),
}));

export const widgets: readonly Piece[] = remote.widgets.map(({ module }) => ({
  path: module,
  title: module,
  Content: piece(module, 'Widget'),
}));

function piece(file: string, exportName: 'Area' | 'Widget'): ComponentType {
  return lazy(async () => {
    const exports = await sources(file.replace('./src/', './'));
    const Content = exports[exportName];
    if (!isComponent(Content)) throw new Error(`${file} exports no ${exportName}`);
    return { default: Content };
  });
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
