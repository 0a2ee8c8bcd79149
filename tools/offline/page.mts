/** A page of the website, changed to open from any folder. */
import {Tokenizer, TokenizerMode, type Token} from 'parse5';

/** What a page needs to know of the edition. */
export interface Site {
  /** Where a link leads from this page: relative, or online if the edition lacks the file. */
  linkTo(address: string): string;
  /** A file that belongs to the page, relative. */
  fileOf(address: string): string;
  /** The first script of the page, relative. */
  readonly edition: string;
  /** Where an inline script is: pages share their scripts as files. */
  scriptFile(code: string): string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isSiteAddress = (value: string) => /^\/(?!\/)/.test(value);

/** For browsers that install the website, read its feed or its index for assistants; and its policy, whose `'self'` no folder is. */
function isOnlineOnly(tag: string, attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.get('http-equiv') === 'Content-Security-Policy') return true;
  if (tag !== 'link') return false;
  const type = attributes.get('type') ?? '';
  return (
    /^(?:manifest|llms-txt|apple-touch-icon)$/.test(attributes.get('rel') ?? '') ||
    type === 'application/atom+xml'
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Reads the tags of a page and collects what changes. Tokens suffice; no tree is built. */
class PageReader {
  readonly edits: Edit[] = [];
  private script?: {readonly tag: number; readonly text: number; readonly type: string};

  constructor(
    private readonly html: string,
    private readonly site: Site,
  ) {}

  read(): void {
    const ignore = () => {};
    const tokenizer = new Tokenizer(
      {sourceCodeLocationInfo: true},
      {
        onStartTag: (token) => {
          this.startTag(token);
          if (token.tagName === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA;
          if (token.tagName === 'style') tokenizer.state = TokenizerMode.RAWTEXT;
          if (/^(?:title|textarea)$/.test(token.tagName)) tokenizer.state = TokenizerMode.RCDATA;
        },
        onEndTag: (token) => this.endTag(token),
        onCharacter: ignore,
        onWhitespaceCharacter: ignore,
        onNullCharacter: ignore,
        onComment: ignore,
        onDoctype: ignore,
        onEof: ignore,
      },
    );
    tokenizer.write(this.html, true);
  }

  private startTag({tagName, attrs, location}: Token.TagToken): void {
    if (!location) return;
    const attributes = new Map(attrs.map(({name, value}) => [name, value]));
    if (isOnlineOnly(tagName, attributes)) {
      this.edits.push({start: location.startOffset, end: location.endOffset, text: ''});
      return;
    }
    for (const name of ['href', 'src']) {
      const value = attributes.get(name);
      const place = location.attrs?.[name];
      if (value === undefined || !place || !isSiteAddress(value)) continue;
      const target = tagName === 'a' ? this.site.linkTo(value) : this.site.fileOf(value);
      const text = `${name}="${escaped(target)}"`;
      this.edits.push({start: place.startOffset, end: place.endOffset, text});
    }
    if (tagName === 'meta' && attributes.has('charset')) {
      const text = `<script src="${this.site.edition}"></script>`;
      this.edits.push({start: location.endOffset, end: location.endOffset, text});
    }
    if (tagName === 'script') {
      const type = attributes.has('src') ? 'src' : (attributes.get('type') ?? '');
      this.script = {tag: location.startOffset, text: location.endOffset, type};
    }
  }

  private endTag({tagName, location}: Token.TagToken): void {
    if (tagName !== 'script' || !this.script || !location) return;
    const {tag, text: start, type} = this.script;
    this.script = undefined;
    const end = location.startOffset;
    if (type === 'speculationrules') {
      this.edits.push({start: tag, end: location.endOffset, text: ''});
    } else if (type === '') {
      const file = this.site.scriptFile(this.html.slice(start, end));
      this.edits.push({start: tag, end, text: `<script src="${file}">`});
    }
  }
}

export function pageForEdition(html: string, site: Site): string {
  const reader = new PageReader(html, site);
  reader.read();
  let changed = '';
  let position = 0;
  for (const {start, end, text} of reader.edits) {
    changed += html.slice(position, start) + text;
    position = end;
  }
  return changed + html.slice(position);
}
