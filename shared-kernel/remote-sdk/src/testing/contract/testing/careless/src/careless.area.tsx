const kept: object[] = [];

// Starts at import, and is never ended.
setInterval(() => kept.push({}), 20).unref?.();

export function Area() {
  return <p>Careless</p>;
}
