import type {Choices} from './choices';
import {NONCE} from './needs';
import {writePolicy, type Policy} from './policy';

export const formats = ['header', 'meta', 'nginx', 'apache', 'php', 'wordpress'] as const;
export type Format = (typeof formats)[number];

/** Why a policy cannot be written in a format. */
export type Obstacle = 'metaReport' | 'nonceFixed' | 'nonceWordpress';

interface FormatResult {
  readonly format: Format;
  readonly code?: string;
  readonly obstacle?: Obstacle;
  /** Directives that browsers ignore in this format; they are left out. */
  readonly dropped: readonly string[];
}

/** Directives that browsers accept in a header only. */
const headerOnly = ['frame-ancestors', 'report-uri', 'sandbox'];

const headerName = ({mode}: Choices) =>
  mode === 'report' ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function metaElement(policy: Policy): string {
  const allowed = policy.filter(({name}) => !headerOnly.includes(name));
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(writePolicy(allowed))}">\n`;
}

/** Lines of a PHP array; sources contain neither dollar signs nor backslashes nor double quotes. */
function phpArray(policy: Policy, indent: string): string {
  return policy
    .map(
      (directive) => `${indent}"${writePolicy([directive]).replace(NONCE, "'nonce-$nonce'")}",\n`,
    )
    .join('');
}

function phpPage(policy: Policy, choices: Choices, hasNonce: boolean): string {
  const nonce = hasNonce ? '$nonce = base64_encode(random_bytes(16));\n' : '';
  const start = hasNonce
    ? '?>\n<script nonce="<?= $nonce ?>">\n  // The code that starts the box.\n</script>\n'
    : '';
  return `<?php\n${nonce}header('${headerName(choices)}: ' . implode('; ', [\n${phpArray(policy, '    ')}]));\n${start}`;
}

function wordpressPlugin(policy: Policy, choices: Choices): string {
  return `<?php
// wp-content/mu-plugins/content-security-policy.php
add_action('send_headers', function (): void {
    header('${headerName(choices)}: ' . implode('; ', [
${phpArray(policy, '        ')}    ]));
});
`;
}

const writers: Readonly<Record<Format, (policy: Policy, choices: Choices) => string>> = {
  header: (policy, choices) => `${headerName(choices)}: ${writePolicy(policy)}\n`,
  meta: metaElement,
  nginx: (policy, choices) =>
    `add_header ${headerName(choices)} "${writePolicy(policy)}" always;\n`,
  // Apache reads a percent sign as the beginning of a format.
  apache: (policy, choices) =>
    `Header always set ${headerName(choices)} "${writePolicy(policy).replaceAll('%', '%%')}"\n`,
  php: (policy, choices) => phpPage(policy, choices, usesNonce(policy)),
  wordpress: wordpressPlugin,
};

/** Only our placeholder counts: a nonce in a pasted policy belongs to an earlier response. */
const usesNonce = (policy: Policy) => policy.some(({sources}) => sources.includes(NONCE));

function findObstacle(format: Format, policy: Policy, {mode}: Choices): Obstacle | undefined {
  if (format === 'meta' && mode === 'report') return 'metaReport';
  if (!usesNonce(policy) || format === 'php' || format === 'header') return undefined;
  return format === 'wordpress' ? 'nonceWordpress' : 'nonceFixed';
}

/** The policy as code to paste, or the reason why a format cannot have it. */
export function writeFormat(format: Format, policy: Policy, choices: Choices): FormatResult {
  const obstacle = findObstacle(format, policy, choices);
  if (obstacle) return {format, obstacle, dropped: []};
  const dropped =
    format === 'meta'
      ? policy.map(({name}) => name).filter((name) => headerOnly.includes(name))
      : [];
  return {format, code: writers[format](policy, choices), dropped};
}
