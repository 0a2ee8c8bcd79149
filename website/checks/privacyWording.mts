import type {Locale} from '../config/locales.ts';
import {privacy, type PrivacyId} from '../data/privacy.ts';
import {sentencesOf} from './limits/words.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';
import {isOfProduct, textsOf, type Text} from './texts.mts';

/** Patterns of sentences that say the same as one of `data/privacy.ts`. */
const subjects: readonly (Readonly<Partial<Record<Locale, RegExp>>> & {readonly id: PrivacyId})[] =
  [
    {
      id: 'storage',
      en: /(?=.*\bencrypted\b).*(\bentries|field values|form (data|values)|stores? (the )?submissions?|encrypted data)/i,
      de: /(?=.*\bverschlüsselt).*(eingaben|feldwerte|formular(daten|werte)|speichert (die )?einsendung|\bdaten\b)/i,
    },
    {
      id: 'retention',
      en: /(?=.*(\b14\sdays|\b24\shours))(?=.*(delet|kept\b|at most)).*(submission|entries|spam|verified|never sent)/i,
      de: /(?=.*(\b14\stage|\b24\sstunden))(?=.*(lösch|aufbewahrt|höchstens)).*(einsendung|eingaben|spam|verifiziert|abgesendet|abgeschickt)/i,
    },
    {
      id: 'access',
      en: /(?=.*\b(role|reader|members?|administrators?)\b).*\b(read|sees?)\b.*(submissions\b.*projects?|visitors entered)/i,
      de: /(?=.*(rolle|leser|mitglied|administrator)).*\b(lesen|sehen|sieht)\b.*(einsendungen.*projekt|besucher eingegeben)/i,
    },
    {
      id: 'device',
      en: /\b(sets?|uses?|stores?|needs?) (no|neither|not)\b.*\bcookies?\b|\bwithout cookies\b/i,
      de: /\b(setzt|verwendet|speichert|braucht) kein.*\bcookies?\b|\bohne cookies\b/i,
    },
    {
      id: 'recipients',
      en: /\b(no|not|nothing|nobody|never)\b.*\b(third part(y|ies)|anyone else|developers of mosparo or)/i,
      de: /\b(kein\w*|nicht|nichts|niemand\w*|nie)\b.*(\bdritte[nr]?\b|niemanden? sonst)/i,
    },
    {
      id: 'notSent',
      en: /(?=.*\bpasswords?\b).*\b(are|is|does|do) (not|never) (sent|transmitted|get)\b/i,
      de: /(?=.*passw(or|ör)t).*(werden|wird|\berhält)\b.*\b(nicht|nie)\b/i,
    },
  ];

/** Sentences that match although they are about something else: file, start of the sentence, reason. */
const others: readonly (readonly [file: RegExp, start: RegExp, reason: string])[] = [
  [/^samples\/privacy\//, /^(We do not pass|Wir geben die Daten)/, 'what the operator does'],
  [/code\.json$/, /^Ich akzeptiere/, 'the label of the box, which is a text of mosparo'],
  [/api\/verification\.mdx$/, /^(The cleanup|Die Bereinigung)/, 'tokens, and the variable'],
  [/errors\/frontend\.(ts|json)$/, /^(The|Der) token/i, 'tokens'],
  [/usage\/dashboard\.mdx$/, /^(To the left|Links der)/, 'where a line of the chart is'],
  [/usage\/projects\.mdx$/, /^(One project|Je ein)/, 'why to have several projects'],
];

const plain = (text: string) =>
  text
    .replace(/(?<=\])\([^)]*\)|[`*[\]]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();

const agreed = Object.values(privacy).flatMap((text) => Object.values(text).map(plain));

function noticesOf({samples}: Site): Text[] {
  return samples.flatMap(({file, source}) => {
    const locale = /^samples\/privacy\/notice\.(\w+)\.txt$/.exec(file)?.[1] as Locale | undefined;
    return locale
      ? source
          .split(/\n{2,}/)
          .map((text) => ({file, line: 1, text: text.replace(/\s+/g, ' '), locale}))
      : [];
  });
}

/** Whole paragraphs and cells, because a sentence may contain bold words and links. */
function passagesOf(site: Site): Text[] {
  const onPages = site.pages.flatMap(({file, locale, blocks}) =>
    blocks.flatMap((block) =>
      block.kind === 'prose' || block.kind === 'cell'
        ? [{file, line: block.line, text: block.text, locale}]
        : [],
    ),
  );
  const elsewhere = textsOf({...site, pages: []}).filter(
    ({file}) => !/(^|\/)data\/privacy\.(ts|json)$/.test(file),
  );
  return [...onPages, ...elsewhere, ...noticesOf(site)];
}

function unknownIds({pages}: Site): Problem[] {
  return pages.flatMap(({file, elements}) =>
    elements
      .filter(({name, attributes}) => name === 'Privacy' && !((attributes.id ?? '') in privacy))
      .map(({attributes, line}) =>
        problem(
          file,
          line,
          `data/privacy.ts has no "${attributes.id}".`,
          `use one of ${Object.keys(privacy).join(', ')}.`,
        ),
      ),
  );
}

function inOtherWords(site: Site): Problem[] {
  return passagesOf(site)
    .filter(({text}) => !isOfProduct(text))
    .flatMap(({file, line, text, locale}) =>
      sentencesOf(text, locale).flatMap((sentence) => {
        const subject = subjects.find((about) => about[locale]?.test(sentence));
        const isAllowed =
          !subject ||
          agreed.some((wording) => wording.includes(plain(sentence))) ||
          others.some(([where, start]) => where.test(file) && start.test(sentence));
        return isAllowed
          ? []
          : [
              problem(
                file,
                line,
                `"${sentence}" says "${subject.id}" of data/privacy.ts in other words.`,
                `use <Privacy id="${subject.id}" />, privacy.${subject.id} or no such sentence; if it is about something else, add it to checks/privacyWording.mts.`,
              ),
            ];
      }),
    );
}

/** What is sent, stored, deleted and shown to whom is always said in the same words. */
export function checkPrivacyWording(site: Site): Problem[] {
  return [...unknownIds(site), ...inOtherWords(site)];
}
