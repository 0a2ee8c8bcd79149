import {t, type Localized} from '../texts';

/** An argument or an option of a command. */
export interface Parameter {
  /** As typed: `projectId`, `--file`, `--[no-]rules`. */
  readonly name: string;
  /** One-letter form of an option. */
  readonly short?: string;
  /** Name of the value that an option takes. */
  readonly value?: string;
  readonly required?: true;
  readonly default?: string;
  readonly meaning: Localized;
}

/** What a command prints and with which code it ends. */
export interface Outcome {
  /** Printed text, word for word; left out when the command stays silent. */
  readonly output?: string;
  /** Stands for texts that cannot be quoted, because they come from elsewhere. */
  readonly described?: Localized;
  readonly exitCode: 0 | 1 | 255;
  readonly meaning: Localized;
}

/** Whether cron, a timer or a script can run it: always, only with certain options, or not at all. */
export type Unattended = 'yes' | 'partly' | 'no';

export interface Command {
  readonly name: string;
  /** Id of its heading on the page. */
  readonly anchor: string;
  readonly aliases?: readonly string[];
  readonly since: string;
  readonly summary: Localized;
  readonly unattended: Unattended;
  readonly parameters: readonly Parameter[];
  readonly outcomes: readonly Outcome[];
}

const projectId: Parameter = {
  name: 'projectId',
  required: true,
  meaning: t('Number of the project.'),
};

/** The switches of the sections, which the export has too; each can be negated. */
function sections(): readonly Parameter[] {
  const section = (name: string, meaning: Localized): Parameter => ({
    name: `--[no-]${name}`,
    default: 'off',
    meaning,
  });
  return [
    section('generalSettings', t('General settings.')),
    section('designSettings', t('Design settings.')),
    section('securitySettings', t('Security settings with the security guidelines.')),
    section('rules', t('Rules. Without effect in version 1.5.4.')),
    section('rulePackages', t('Rule packages, without their content.')),
  ];
}

const projectNotFound: Localized = t('Look up the number in the list of projects.');

const cleanupDatabase: Command = {
  name: 'mosparo:cleanup-database',
  anchor: 'cleanup-database',
  since: '0.1.2',
  summary: t('Deletes data whose retention period has ended.'),
  unattended: 'yes',
  parameters: [],
  outcomes: [
    {
      exitCode: 0,
      meaning: t('Finished. `-v` shows the result.'),
    },
    {
      output: 'Cleanup result: COMPLETED',
      exitCode: 0,
      meaning: t('Everything due is deleted.'),
    },
    {
      output: 'Cleanup result: UNFINISHED',
      exitCode: 0,
      meaning: t('Something is left. Run the command again.'),
    },
    {
      output: 'Cleanup result: UNFINISHED_CLEANUP_STATISTIC_OBJECT',
      exitCode: 0,
      meaning: t('Another run started less than 10 minutes ago and is still running, or crashed.'),
    },
    {
      output: 'Cleanup result: CLEANUP_JUST_EXECUTED',
      exitCode: 0,
      meaning: t('Cache not writable, and a run in the last 10 minutes.'),
    },
    {
      described: t('error of the database'),
      exitCode: 255,
      meaning: t(
        'Interrupted; the number can be another one. The cleanup statistic keeps showing Unknown.',
      ),
    },
  ],
};

const exportCommand: Command = {
  name: 'mosparo:export',
  anchor: 'export',
  since: '1.0',
  summary: t('Writes the settings of a project as JSON. Fails in version 1.5.4.'),
  unattended: 'no',
  parameters: [
    projectId,
    {
      name: 'filePath',
      meaning: t('File to write. Otherwise standard output.'),
    },
  ],
  outcomes: [
    {
      output: 'Too few arguments to function … exportProject(), 6 passed … and exactly 8 expected',
      exitCode: 255,
      meaning: t('Always in version 1.5.4, if the project exists.'),
    },
    {output: 'Project not found.', exitCode: 1, meaning: projectNotFound},
    {
      output: 'File path is not writable.',
      exitCode: 1,
      meaning: t(
        'The directory is missing or not writable: name another one. Never in version 1.5.4.',
      ),
    },
    {
      output: 'Export completed.',
      exitCode: 0,
      meaning: t('The file is written. Never in version 1.5.4.'),
    },
  ],
};

const geoip2Download: Command = {
  name: 'mosparo:geoip2:download-database',
  anchor: 'geoip2-download-database',
  since: '0.1.2',
  summary: t('Downloads the GeoIP2 databases if newer ones exist.'),
  unattended: 'yes',
  parameters: [],
  outcomes: [
    {
      exitCode: 0,
      meaning: t('The databases are up to date.'),
    },
    {
      output: 'Account ID or license key not specified.',
      exitCode: 1,
      meaning: t('Enter both under Administration, GeoIP2.'),
    },
    {
      output: 'The remote server is not available.',
      exitCode: 1,
      meaning: t('No connection to `download.maxmind.com`. Appears once per database.'),
    },
    {
      described: t('text of MaxMind'),
      exitCode: 1,
      meaning: t('MaxMind refused, for example because of a wrong key.'),
    },
  ],
};

const health: Command = {
  name: 'mosparo:health',
  anchor: 'health',
  since: '1.3.3',
  summary: t('Tests whether mosparo can work with its database.'),
  unattended: 'yes',
  parameters: [],
  outcomes: [
    {
      output: 'Everything okay',
      exitCode: 0,
      meaning: t('The database answered.'),
    },
    {
      output: 'Everything okay (Detected status: test-skipped__not-configured)',
      exitCode: 0,
      meaning: t('Not tested: the setup is not finished.'),
    },
    {
      output: 'Everything okay (Detected status: test-skipped__update-not-finished)',
      exitCode: 0,
      meaning: t('Not tested: finish the update in the browser.'),
    },
    {
      output: 'Everything okay (Detected status: bypassed)',
      exitCode: 0,
      meaning: t('Not tested: `MOSPARO_BYPASS_HEALTH_CHECK` is on.'),
    },
    {
      output: 'An error occurred when checking the health. You can find the details below.',
      exitCode: 1,
      meaning: t(
        'The query failed. `connection-failed`, the database error and status code 500 follow.',
      ),
    },
  ],
};

const importCommand: Command = {
  name: 'mosparo:import',
  anchor: 'import',
  since: '1.0',
  summary: t('Reads settings from an export file into a project.'),
  unattended: 'partly',
  parameters: [
    projectId,
    {
      name: 'filePath',
      required: true,
      meaning: t('Export file to read.'),
    },
    ...sections(),
    {
      name: '--handlingExistingRules',
      value: 'MODE',
      default: 'override',
      meaning: t('Existing rules: `override`, `append` or `add`. No effect in version 1.5.4.'),
    },
    {
      name: '--force',
      short: '-f',
      meaning: t('Imports without a question.'),
    },
  ],
  outcomes: [
    {
      output: 'The changes were successfully executed.',
      exitCode: 0,
      meaning: t('The import is done.'),
    },
    {
      output:
        'The project is already the same as the data in the import file, and no changes are available.',
      exitCode: 0,
      meaning: t(
        'Nothing to do, or only `--rules` was given. Never with `--generalSettings` and a whole-number spam score, which is always listed as changed.',
      ),
    },
    {output: 'Project not found.', exitCode: 1, meaning: projectNotFound},
    {
      output: 'Import file not found.',
      exitCode: 1,
      meaning: t('The file is missing, or the user of the command may not read it.'),
    },
    {
      output: 'Enable at least one section to import.',
      exitCode: 1,
      meaning: t('All sections are off by default.'),
    },
    {
      output: 'Invalid value for handlingExistingRules.',
      exitCode: 1,
      meaning: t('Allowed are `override`, `append` and `add`.'),
    },
    {
      output: 'Import file "…" is not valid.',
      exitCode: 1,
      meaning: t('Not an export of mosparo, or edited.'),
    },
    {
      output: 'Import file was created with specifications version …, but this mosparo uses ….',
      exitCode: 1,
      meaning: t('From a newer mosparo. Update this one first.'),
    },
  ],
};

const rulePackageImport: Command = {
  name: 'mosparo:rule-package:import',
  anchor: 'rule-package-import',
  since: '1.4',
  summary: t('Fills a rule package of the type “Manually via CLI”.'),
  unattended: 'yes',
  parameters: [
    projectId,
    {
      name: 'rulePackageId',
      required: true,
      meaning: t('Number of the rule package.'),
    },
    {
      name: '--file',
      short: '-f',
      value: 'FILE',
      meaning: t('File to import, JSON or ZIP. Takes precedence over `--input`.'),
    },
    {
      name: '--input',
      short: '-i',
      meaning: t('Reads the content from standard input.'),
    },
    {
      name: '--hash',
      short: '-s',
      value: 'HASH',
      meaning: t('Expected SHA-256 of the content, 64 hex digits in lower case.'),
    },
  ],
  outcomes: [
    {exitCode: 0, meaning: t('The import is done.')},
    {
      output: 'An error occurred: …',
      exitCode: 0,
      meaning: t('The content was refused, despite exit code 0.'),
    },
    {output: 'Project "…" not found.', exitCode: 1, meaning: projectNotFound},
    {
      output: 'Rule package "…" not found.',
      exitCode: 1,
      meaning: t('The project has no rule package with this number.'),
    },
    {
      output: 'Rule package type (…) is not allowed.',
      exitCode: 1,
      meaning: t('Only “Manually via CLI” can be filled this way.'),
    },
    {
      output: 'Rule package file not found.',
      exitCode: 1,
      meaning: t('The file is missing, or the user of the command may not read it.'),
    },
    {
      output: 'No rule package input defined. Use either -f or -i to specify the source.',
      exitCode: 1,
      meaning: t('Neither `--file` nor `--input` was given.'),
    },
    {
      output: 'The specified hash is invalid for the given content.',
      exitCode: 1,
      meaning: t('Hash of other content, or in upper case.'),
    },
    {
      output: 'Empty input source.',
      exitCode: 1,
      meaning: t('The file or standard input was empty.'),
    },
  ],
};

const rulePackageRefresh: Command = {
  name: 'mosparo:rule-package:refresh',
  anchor: 'rule-package-refresh',
  aliases: ['mosparo:rulesets:refresh'],
  since: '1.4',
  summary: t('Fetches the automatic rule packages that are due.'),
  unattended: 'yes',
  parameters: [],
  outcomes: [
    {
      exitCode: 0,
      meaning: t('All packages due are fetched.'),
    },
    {
      output: 'Host "…" is blocked for "…".',
      exitCode: 1,
      meaning: t(
        'The server cannot resolve the name, or the address is private: for a private network set `MOSPARO_RULE_PACKAGE_ALLOW_PRIVATE_NETWORKS=1`, for loopback use a package from a file.',
      ),
    },
    {
      described: t('error of the connection'),
      exitCode: 1,
      meaning: t(
        'Refused connection, time limit or invalid certificate. Try the address with `curl -I` on the server.',
      ),
    },
  ],
};

const selfUpdate: Command = {
  name: 'mosparo:self-update',
  anchor: 'self-update',
  since: '0.2',
  summary: t('Downloads and installs the newest version of the chosen channel.'),
  unattended: 'no',
  parameters: [],
  outcomes: [
    {
      output: 'No updates available.',
      exitCode: 0,
      meaning: t('Nothing newer exists.'),
    },
    {
      output: 'Update finished!',
      exitCode: 0,
      meaning: t('The update worked only if no line has a red cross.'),
    },
    {
      output: 'Upgrade finished!',
      exitCode: 0,
      meaning: t('The same for the next major version.'),
    },
    {
      output:
        'Your user is not the owner of these files or is the root user. You should execute the command as owner of the files.',
      exitCode: 0,
      meaning: t('Answer no, and start again as the owner.'),
    },
    {
      output: "This command cannot determine, if you're using the correct user to update mosparo.",
      exitCode: 0,
      meaning: t(
        'The PHP extension posix or the variable `USER` is missing: make sure that you are the owner.',
      ),
    },
    {
      output: 'Your web hosting does not meet all requirements.',
      exitCode: 1,
      meaning: t('Upgrade only: the list names what the next major version needs.'),
    },
    {
      described: t('error of the check for updates'),
      exitCode: 1,
      meaning: t('The version file could not be loaded or is not valid.'),
    },
  ],
};

/** Every command of mosparo itself, sorted by name. */
export const commands: readonly Command[] = [
  cleanupDatabase,
  exportCommand,
  geoip2Download,
  health,
  importCommand,
  rulePackageImport,
  rulePackageRefresh,
  selfUpdate,
];

/** Names that `bin/console` accepts for mosparo's own commands. */
export const commandNames: readonly string[] = commands.flatMap(({name, aliases = []}) => [
  name,
  ...aliases,
]);
