import type {Locale} from '@site/config/locales';
import type {Kind} from '@site/data/upgrades';
import type {Stop} from '../core/path';
import {ways} from '../core/ways';
import {fill, inEachLanguage} from '@site/texts';

type Text = (stop: Stop, kind: Kind) => string;

/** How the files of a release are installed, by kind of installation. */
const install: Readonly<Record<Locale, Readonly<Record<Kind, Text>>>> = inEachLanguage((t) => ({
  package: ({isUpgrade}) =>
    isUpgrade
      ? fill(
          t(
            'Under **Administration**, **Update**, choose **Check requirements**, then **Upgrade to**: [all steps]({upgrade}).',
          ),
          {upgrade: ways.package.upgrade ?? ways.package.install},
        )
      : fill(
          t(
            'Under **Administration**, **Update**, choose **Check for update**, then **Install update**: [all steps]({install}).',
          ),
          {install: ways.package.install},
        ),
  manual: ({version}) =>
    fill(t('Run `update-by-hand.sh v{version}`: [the script]({install}).'), {
      version,
      install: ways.manual.install,
    }),
  docker: ({version}) =>
    fill(
      t(
        'Enter the tag `v{version}` in `compose.yaml` and recreate the container: [all steps]({install}).',
      ),
      {version, install: ways.docker.install},
    ),
  kubernetes: ({version}) =>
    fill(
      t(
        'Scale to 0, enter the tag `v{version}` in `values.yaml` and run `helm upgrade`: [all steps]({install}).',
      ),
      {version, install: ways.kubernetes.install},
    ),
  source: ({version}) =>
    fill(t('Run `./rebuild.sh v{version}`: [the script]({install}).'), {
      version,
      install: ways.source.install,
    }),
}));

const around = inEachLanguage((t) => ({
  backup: (to: string) =>
    fill(t('[Back up]({to}) the database, the configuration file and `var/data/`.'), {to}),
  finalize: (to: string, count: number) =>
    count === 0
      ? fill(t('Open mosparo in the browser. The [finalization]({to}) says **Update executed**.'), {
          to,
        })
      : fill(
          t(
            'Open mosparo in the browser. The [finalization]({to}) runs {count} database migrations and says **Update executed**.',
          ),
          {to, count},
        ),
  check: (to: string, version: string) =>
    fill(
      t(
        '**System Information** shows {version}, and a test submission arrives: [all checks]({to}).',
      ),
      {version, to},
    ),
})) satisfies Record<Locale, unknown>;

/** What to do at a stop, in order. */
export function stepTexts(stop: Stop, kind: Kind, locale: Locale): string[] {
  const {backup, finalize, check} = ways[kind];
  const text = around[locale];
  return [
    text.backup(backup),
    install[locale][kind](stop, kind),
    text.finalize(finalize, stop.migrations),
    text.check(check, stop.version),
  ];
}
