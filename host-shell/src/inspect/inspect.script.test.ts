/** jsdom has no constructed stylesheets. */
class Sheet {
  replaceSync() {}
}

test('the overlay shows remotes with version, slots, team and size', async () => {
  const descriptor = {
    areas: [{ path: '/fleet' }],
    contributions: [{ slot: 'record.tab' }, { slot: 'record.tab' }, { slot: 'command' }],
  };
  const registry = {
    remotes: {
      fleet: { live: '2.0.0', versions: [{ version: '2.0.0', descriptor }] },
      other: { live: '1.0.0', versions: [{ version: '1.0.0', descriptor: { areas: [{ path: '/other' }] } }] },
    },
  };
  history.replaceState({}, '', '/fleet/7?inspect');
  document.body.innerHTML = `<div data-remote="operations"></div>
    <script type="application/json" id="comptoir-registry">${JSON.stringify(registry)}</script>`;
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  const file = `${location.origin}/remotes/fleet/1.9.0/area.js`;
  Object.assign(performance, { getEntriesByType: () => [{ name: file, encodedBodySize: 2500 }] });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ fleet: { live: '2.0.0', owner: 'fleet-team' } }));

  await import('./inspect.script');
  await new Promise((resolve) => void setTimeout(resolve, 0));
  const rows = document.querySelector('comptoir-inspect')?.shadowRoot?.querySelectorAll('tr') ?? [];
  expect([...rows].slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['fleet', '1.9.0', 'area /fleet, 2 × record.tab, command', 'fleet-team', '3'],
    ['operations', '', 'widget', 'of the platform', '0'],
  ]);
});
