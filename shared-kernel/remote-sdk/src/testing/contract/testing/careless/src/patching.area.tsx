import { useEffect } from 'react';

export function Area() {
  useEffect(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (...request) => fetch(...request);
  }, []);
  return <p>Patching</p>;
}
