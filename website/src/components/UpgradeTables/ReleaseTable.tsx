import {Fragment, type ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {defects, releases, type Release} from '@site/data/upgrades';
import FactTable from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {formatDate} from '@site/src/format/date';
import {useLocale} from '@site/src/hooks/useLocale';
import {compareVersions, lineEnds} from '@site/src/content/upgrades/versions';
import {scopeOf} from './scope';
import {tableTexts} from './texts';

function notesOf({version, security}: Release, locale: Locale): string[] {
  const text = tableTexts[locale];
  const avoided = defects.filter(
    ({avoid, since, fixed}) =>
      avoid && compareVersions(since, version) <= 0 && compareVersions(fixed, version) > 0,
  );
  return [
    ...(lineEnds.includes(version) ? [text.stop] : []),
    ...(security ? [text.security] : []),
    ...avoided.map((defect) => text.avoid(defect.fixed, scopeOf(defect, locale))),
  ];
}

/** Every version with its date, its migrations, and whether to take it. */
export default function ReleaseTable(): ReactNode {
  const locale = useLocale();
  const text = tableTexts[locale];
  return (
    <FactTable
      caption={text.releases}
      columns={text.releaseColumns}
      rows={[...releases].reverse().map((release) => ({
        id: release.version,
        anchor: `release-${release.version}`,
        cells: [
          release.version,
          formatDate(new Date(release.date), locale),
          release.migrations ?? 0,
          notesOf(release, locale).map((note) => (
            <Fragment key={note}>
              <RichText text={note} />
              <br />
            </Fragment>
          )),
        ],
      }))}
    />
  );
}
