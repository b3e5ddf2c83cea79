/** Loads the page of a stop with its form. The day loads it ahead, so that a stop opens without a connection. */
export async function loadStopPage() {
  return { default: (await import(/* webpackChunkName: "pick-up" */ './stop.page')).StopPage };
}
