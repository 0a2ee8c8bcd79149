import {privacy} from '../data/privacy.ts';
import {facts, site, testChecks} from './fixture.mts';
import {checkPrivacyWording} from './privacyWording.mts';

const notice = (text: string) => site('', '', {samples: {'samples/privacy/notice.en.txt': text}});

testChecks({
  'wording of privacy': {
    check: checkPrivacyWording,
    good: site(
      '<Privacy id="storage" /> Backups are encrypted. Delete them after 14 days.\n',
      '<Privacy id="storage" /> Sicherungen sind verschlüsselt. Passwörter bleiben geheim.\n',
      {samples: {'samples/privacy/notice.en.txt': privacy.visitorRetention.en}},
    ),
    bad: [
      ['bold words', site('Field values are stored **encrypted**.\n', ''), /says "storage"/],
      ['a cell', site('| A |\n| --- |\n| All entries are encrypted |\n', ''), /says "storage"/],
      ['German', site('', 'Ihre Eingaben werden verschlüsselt abgelegt.\n'), /says "storage"/],
      [
        'data',
        facts("export const a = {en: 'Form data is encrypted.', de: ''};"),
        /says "storage"/,
      ],
      ['a period', site('Submissions are kept for 14 days.\n', ''), /says "retention"/],
      ['a German period', site('', 'Spam wird nach 14\u00a0Tagen gelöscht.\n'), /says "retention"/],
      ['the notice', notice('Entries are deleted after [14 DAYS].\n'), /says "retention"/],
      ['roles', site('Every role can read the submissions of a project.\n', ''), /says "access"/],
      ['cookies', site('mosparo uses no cookies.\n', ''), /says "device"/],
      ['third parties', site('Nothing goes to third parties.\n', ''), /says "recipients"/],
      ['passwords', site('Passwords are never sent.\n', ''), /says "notSent"/],
      ['an unknown sentence', site('<Privacy id="cookies" />\n', ''), /has no "cookies"/],
    ],
  },
});
