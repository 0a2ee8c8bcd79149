import {t, type Localized} from '../texts';

/** A message of the updater. The product shows them in English in every language. */
interface UpdateError {
  readonly id: string;
  readonly message: string;
  readonly cause: Localized;
  readonly remedy: Localized;
}

export const updateErrors: readonly UpdateError[] = [
  {
    id: 'downloads-impossible',
    message:
      'Downloading files from the internet is impossible because requirements need to be met. Please check the system page or the mosparo documentation.',
    cause: t('`allow_url_fopen` is off, and curl is missing or its functions are disabled.'),
    remedy: t(
      'Allow one of the two in the `php.ini` of the web PHP, or update on the command line.',
    ),
  },
  {
    id: 'cannot-load-url',
    message: 'Cannot load the remote data for the given url "…".',
    cause: t(
      'The answer was not 200, the name cannot be resolved, or curl refused a private address. Refused connections and timeouts end in HTTP 500: see `var/log/`.',
    ),
    remedy: t(
      'Try the address with `curl -I` as PHP’s user on the server. Check firewall, DNS, proxy and CA certificates.',
    ),
  },
  {
    id: 'signature-failed',
    message: 'Signature validation failed for "…".',
    cause: t('A proxy or filter changed the file, or the download was interrupted.'),
    remedy: t('Try again, and exclude `updates.mosparo.io` from TLS inspection.'),
  },
  {
    id: 'signature-not-valid',
    message: 'Signature not valid.',
    cause: t('The ZIP file is damaged or incomplete, for example because the disk is full.'),
    remedy: t('Free disk space, delete what is left in `var/updates/`, and start again.'),
  },
  {
    id: 'schema',
    message: 'The update data is not valid against the schema.',
    cause: t('The version file has a newer format.'),
    remedy: t('Update by hand.'),
  },
  {
    id: 'channel',
    message: 'The update information for the selected channel are not available.',
    cause: t('The version file does not contain the chosen channel.'),
    remedy: t('Choose the channel Stable, save, check again.'),
  },
  {
    id: 'open-zip',
    message: 'Could not open update file. Error: …',
    cause: t('PHP cannot read the ZIP file.'),
    remedy: t('Check free space and permissions of `var/updates/`.'),
  },
  {
    id: 'hash-file',
    message: 'Cannot download hash file.',
    cause: t('The list of checksums did not arrive.'),
    remedy: t('As for “Cannot load the remote data”.'),
  },
  {
    id: 'file-list',
    message: 'Cannot generate the list with files.',
    cause: t('A file of the package has a wrong checksum or none.'),
    remedy: t('Delete `var/updates/`, free disk space, and start again. Nothing has changed yet.'),
  },
  {
    id: 'file-not-writable',
    message: 'File "…" is not writable.',
    cause: t('The user that runs the update cannot write this file. Nothing has changed yet.'),
    remedy: t('Make all files writable by that user, or run the command as their owner.'),
  },
  {
    id: 'directory-not-writable',
    message: 'Directory "…" does not exist or is not writable.',
    cause: t('As above, for a directory.'),
    remedy: t('As above.'),
  },
  {
    id: 'no-hash',
    message: 'No hash found for file "…".',
    cause: t('After copying: the file has no checksum in the list.'),
    remedy: t('Restore the backup and update by hand.'),
  },
  {
    id: 'hash-not-valid',
    message: 'Hash not valid for file "…".',
    cause: t(
      'After copying: the file differs from the package, for example because the disk is full.',
    ),
    remedy: t('Check the disk and start again. If it persists, restore the backup.'),
  },
  {
    id: 'no-update-data',
    message: 'No update data found.',
    cause: t('The result of the check has expired (24 hours), or updates are switched off.'),
    remedy: t('Check for updates again, then install.'),
  },
  {
    id: 'no-log-file',
    message: 'No temporary log file defined.',
    cause: t('The session was lost between the two steps.'),
    remedy: t('Log in again and start from the update page.'),
  },
  {
    id: 'already-installed',
    message: 'Version already installed.',
    cause: t(
      'Only the finalization is missing. After an interrupted update, old and new files may be mixed.',
    ),
    remedy: t('Open the start page of mosparo. If files are mixed, update by hand.'),
  },
  {
    id: 'unknown',
    message: 'An unknown error occurred.',
    cause: t('A step failed.'),
    remedy: t('The line above names the reason.'),
  },
];

export const updateErrorTexts = {
  caption: t('Messages of the updater'),
  filter: t('Filter the messages'),
  message: t('Message'),
  cause: t('Cause'),
  remedy: t('What to do'),
} as const satisfies Record<string, Localized>;
