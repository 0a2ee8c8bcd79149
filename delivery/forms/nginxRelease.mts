export interface Release {
  /** Folder of the built site. */
  readonly root: string;
  readonly policy: string;
}

/** `release.conf`: what changes with every build, its folder and the policy for exactly its pages. */
export function nginxRelease({root, policy}: Release): string {
  return `# Written by \`npm run build\`; belongs to one build.
root ${root};
add_header Content-Security-Policy "${policy}" always;
`;
}
