/** The flag of what to do next; what it stands beside says so in words. */
export function FlagSign({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M2.5 1H4v14H2.5z" />
      <path d="M4 1.5l10 3.5-10 3.5z" />
    </svg>
  );
}
