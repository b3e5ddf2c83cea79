import { PickUpInput } from '@comptoir/api-contract/pick-ups';

/** Fields of a pick-up as a device wrote it, also if others are invalid; null or empty if they cannot be read. */
export function readContent(content: unknown) {
  const { id, collectionId, occurredAt, lines } = PickUpInput.shape;
  const field = (name: string): unknown =>
    typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
  return {
    id: id.safeParse(field('id')).data ?? null,
    collectionId: collectionId.safeParse(field('collectionId')).data ?? null,
    occurredAt: occurredAt.safeParse(field('occurredAt')).data ?? null,
    lines: (lines.safeParse(field('lines')).data ?? []).map(({ currency, amount }) => ({ currency, amount })),
  };
}
