/** Pages that the empty search box offers: where most tasks begin. */
export const popularPages = [
  'docs/quickstart',
  'docs/installation/install/docker',
  'docs/usage/rules',
  'docs/integration/with_plugins',
  'docs/api/verification',
  'docs/api/troubleshooting',
] as const;
