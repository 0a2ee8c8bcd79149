export interface Release {
  /** Folder of the built site. */
  readonly root: string;
  readonly policy: string;
}

/** What changes with every build: its folder, and the policy that fits its pages. */
export function nginxRelease({root, policy}: Release): string {
  return `# Written by \`npm run build\`; belongs to one build.
root ${root};
add_header Content-Security-Policy "${policy}" always;
`;
}
