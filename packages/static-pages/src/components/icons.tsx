import type {ReactNode} from 'react';

/** Line icons, drawn on a 24 px grid; they are decoration: the text is beside them or in `aria-label`. */
export function Icon({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      {children}
    </svg>
  );
}

export const CopyIcon = () => (
  <Icon>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15H4V5a1 1 0 0 1 1-1h10v1" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const WrapIcon = () => (
  <Icon>
    <path d="M4 6h16M4 12h12a3 3 0 0 1 0 6h-4m2.5-2.5L12 18l2.5 2.5M4 18h4" />
  </Icon>
);
