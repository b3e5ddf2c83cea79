import type { RemoteLoader } from './remote-loader';

let loader: RemoteLoader | undefined;

/** The one loader of the page. @throws Error before `startRemotes` */
export function remotes(): RemoteLoader {
  if (!loader) throw new Error('The remotes are not started yet');
  return loader;
}

export function setLoader(started: RemoteLoader): void {
  loader = started;
}
