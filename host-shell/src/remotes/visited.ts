const STORAGE_KEY = 'comptoir.visited';
const KEPT = 5;

export function visitedPaths(): string[] {
  return (localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean);
}

export function noteVisit(path: string): void {
  const paths = new Set([path, ...visitedPaths()]);
  localStorage.setItem(STORAGE_KEY, [...paths].slice(0, KEPT).join(' '));
}
