/** The day preloads it, so that a stop opens offline. */
export async function loadStopPage() {
  return { default: (await import(/* webpackChunkName: "pick-up" */ './stop.page')).StopPage };
}
