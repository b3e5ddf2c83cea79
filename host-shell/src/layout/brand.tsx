export function Brand({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
      <circle cx="14" cy="9" r="6.5" />
      <path d="M3 18.5h22a1.5 1.5 0 0 1 0 3h-1.5v3a1.5 1.5 0 0 1-3 0v-3h-13v3a1.5 1.5 0 0 1-3 0v-3H3a1.5 1.5 0 0 1 0-3Z" />
    </svg>
  );
}
