import {Icon} from 'docusaurus-theme-static-pages/icons';

export const ValuesIcon = () => (
  <Icon>
    <path d="M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17zM14.5 7.5l3 3" />
  </Icon>
);

export const EnlargeIcon = () => (
  <Icon>
    <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);

export const ServerIcon = () => (
  <Icon>
    <rect x="3" y="4" width="18" height="7" rx="2" />
    <rect x="3" y="13" width="18" height="7" rx="2" />
    <path d="M7 7.5h.01M7 16.5h.01M12 7.5h5M12 16.5h5" />
  </Icon>
);

export const PlugIcon = () => (
  <Icon>
    <path d="M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4" />
  </Icon>
);

export const ShieldIcon = () => (
  <Icon>
    <path d="M12 3 4.5 6v5.5c0 4.5 3 7.5 7.5 9.5 4.5-2 7.5-5 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5" />
  </Icon>
);

/** The tick of the logo, with its dot. */
export const TickIcon = () => (
  <Icon>
    <path d="m3.5 12 5.5 5.5L19.5 5.5" strokeWidth="3" />
    <circle cx="19.5" cy="18" r="2.3" fill="var(--site-dot)" stroke="none" />
  </Icon>
);
