import type {Locale} from '@site/config/locales';
import type {Kind} from '@site/data/upgrades';
import type {Stop} from '../core/path';
import {ways} from '../core/ways';

type Text = (stop: Stop, kind: Kind) => string;

/** How the files of a release are installed, by kind of installation. */
const install: Readonly<Record<Locale, Readonly<Record<Kind, Text>>>> = {
  en: {
    package: ({isUpgrade}) =>
      isUpgrade
        ? `Under **Administration**, **Update**, choose **Check requirements**, then **Upgrade to**: [all steps](${ways.package.upgrade}).`
        : `Under **Administration**, **Update**, choose **Check for update**, then **Install update**: [all steps](${ways.package.install}).`,
    manual: ({version}) =>
      `Run \`update-by-hand.sh v${version}\`: [the script](${ways.manual.install}).`,
    docker: ({version}) =>
      `Enter the tag \`v${version}\` in \`compose.yaml\` and recreate the container: [all steps](${ways.docker.install}).`,
    kubernetes: ({version}) =>
      `Scale to 0, enter the tag \`v${version}\` in \`values.yaml\` and run \`helm upgrade\`: [all steps](${ways.kubernetes.install}).`,
    source: ({version}) =>
      `Run \`./rebuild.sh v${version}\`: [the script](${ways.source.install}).`,
  },
  de: {
    package: ({isUpgrade}) =>
      isUpgrade
        ? `Wählen Sie unter **Administration**, **Update** erst **Voraussetzungen prüfen**, dann **Upgrade auf**: [alle Schritte](${ways.package.upgrade}).`
        : `Wählen Sie unter **Administration**, **Update** erst **Nach Updates suchen**, dann **Update installieren**: [alle Schritte](${ways.package.install}).`,
    manual: ({version}) =>
      `Führen Sie \`update-by-hand.sh v${version}\` aus: [das Skript](${ways.manual.install}).`,
    docker: ({version}) =>
      `Tragen Sie das Tag \`v${version}\` in die \`compose.yaml\` ein und erstellen Sie den Container neu: [alle Schritte](${ways.docker.install}).`,
    kubernetes: ({version}) =>
      `Skalieren Sie auf 0, tragen Sie das Tag \`v${version}\` in die \`values.yaml\` ein und führen Sie \`helm upgrade\` aus: [alle Schritte](${ways.kubernetes.install}).`,
    source: ({version}) =>
      `Führen Sie \`./rebuild.sh v${version}\` aus: [das Skript](${ways.source.install}).`,
  },
};

const around = {
  en: {
    backup: (to: string) =>
      `[Back up](${to}) the database, the configuration file and \`var/data/\`.`,
    finalize: (to: string, count: number) =>
      count === 0
        ? `Open mosparo in the browser. The [finalization](${to}) says **Update executed**.`
        : `Open mosparo in the browser. The [finalization](${to}) runs ${count} database migrations and says **Update executed**.`,
    check: (to: string, version: string) =>
      `**System Information** shows ${version}, and a test submission arrives: [all checks](${to}).`,
  },
  de: {
    backup: (to: string) =>
      `[Sichern](${to}) Sie die Datenbank, die Konfigurationsdatei und \`var/data/\`.`,
    finalize: (to: string, count: number) =>
      count === 0
        ? `Öffnen Sie mosparo im Browser. Der [Abschluss](${to}) meldet **Update ausgeführt**.`
        : `Öffnen Sie mosparo im Browser. Der [Abschluss](${to}) führt ${count} Migrationen der Datenbank aus und meldet **Update ausgeführt**.`,
    check: (to: string, version: string) =>
      `Unter **Systeminformationen** steht ${version}, und eine Test-Einsendung kommt an: [alle Prüfungen](${to}).`,
  },
} as const satisfies Record<Locale, unknown>;

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
