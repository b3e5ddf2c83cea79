import { OVERRIDE_ELEMENT } from '../page-elements';
import { isScriptOfThePage } from './default-policy';
import { isHarmlessMarkup } from './harmless-markup';

test.each([
  '',
  '50 km & more',
  '<script></script>',
  '<svg/>',
  '<span aria-hidden="true">&#x2212;</span>',
  'Natural Earth · <a href="https://www.geonames.org">GeoNames</a> (CC BY)',
  '&copy; <a href="https://osm.example" target="_blank" rel="noopener">OSM</a> <span aria-hidden="true">|</span> Us',
])('%s may be written into the page', (markup) => {
  expect(isHarmlessMarkup(markup)).toBe(true);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<script></script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">here</a>',
  '<a href="https://ok.example" onclick="alert(1)">here</a>',
  '<a href="https://ok.example"onclick="alert(1)">here</a>',
  '<a href="https://ok.example"><img src=x onerror=alert(1)></a>',
  '<svg><script>alert(1)</script></svg>',
  '<span style="position:fixed">over all</span>',
  '<',
])('%s may not', (markup) => {
  expect(isHarmlessMarkup(markup)).toBe(false);
});

test('scripts may come from the page and the remotes, not from uploads or other origins', () => {
  const answers = () =>
    ['/main.0a1b2c3d.js', '/remotes/finance/1.0.0/list.js', '/api/media/1', 'https://elsewhere.example/x.js'].map(
      isScriptOfThePage,
    );
  expect(answers()).toEqual([true, true, false, false]);
  const override = document.createElement('script');
  override.id = OVERRIDE_ELEMENT;
  document.head.append(override);
  expect(answers()).toEqual([true, true, false, true]);
});
