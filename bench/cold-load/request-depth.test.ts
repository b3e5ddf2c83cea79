import { depthsOf, type SeenRequest } from './request-depth';

function request(url: string, ...waitsFor: readonly string[]): SeenRequest {
  return { url, type: 'Script', bytes: 1, at: 0, waitsFor };
}

test('the page is the first request, its files the second', () => {
  const depths = depthsOf([request('/'), request('/main.js', '/'), request('/style.css', '/')]);
  expect(Object.fromEntries(depths)).toEqual({ '/': 1, '/main.js': 2, '/style.css': 2 });
});

test('a request waits for the deepest of the scripts that caused it', () => {
  const depths = depthsOf([
    request('/'),
    request('/main.js', '/'),
    request('/chunk.js', '/main.js'),
    request('/api/agencies', '/main.js', '/chunk.js'),
  ]);
  expect(depths.get('/api/agencies')).toBe(4);
});

test('a preloaded script stays at the second place when code requests it again', () => {
  const depths = depthsOf([
    request('/'),
    request('/chunk.js', '/'),
    request('/main.js', '/'),
    request('/chunk.js', '/main.js'),
  ]);
  expect(depths.get('/chunk.js')).toBe(2);
});
