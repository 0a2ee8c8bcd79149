import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Elements below a node, in the order of the document. */
function* below(node: Node): Generator<Element> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (isElement(child)) yield child;
    yield* below(child);
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function textOf(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  return ('childNodes' in node ? node.childNodes : []).map(textOf).join('');
}

export const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A field of a form as the page shows it. */
export interface FormField {
  readonly name: string;
  readonly id: string;
  readonly type: string;
  /** What would be sent; undefined for a box that is not ticked. */
  readonly value: string | undefined;
  readonly disabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text and value of each choice of a select. */
  readonly options: readonly {readonly value: string; readonly text: string}[];
}

function fieldOf(element: Element): FormField {
  const attributes = Object.fromEntries(element.attrs.map(({name, value}) => [name, value]));
  const type = element.tagName === 'input' ? (attributes.type ?? 'text') : element.tagName;
  const choices = [...below(element)].filter(({tagName}) => tagName === 'option');
  const chosen = choices.find((one) => attribute(one, 'selected') !== undefined) ?? choices[0];
  const ticked = type !== 'checkbox' && type !== 'radio' ? true : 'checked' in attributes;
  const own = {
    select: chosen && attribute(chosen, 'value'),
    textarea: textOf(element).replace(/^\n/, ''),
  }[type];
  return {
    name: attributes.name ?? '',
    id: attributes.id ?? '',
    type,
    value: ticked ? (own ?? attributes.value ?? (type === 'checkbox' ? 'on' : '')) : undefined,
    disabled: 'disabled' in attributes,
    attributes,
    options: choices.map((one) => ({
      value: attribute(one, 'value') ?? '',
      text: squeezed(textOf(one)),
    })),
  };
}

export class Form {
  readonly fields: readonly FormField[];

  constructor(readonly element: Element) {
    this.fields = [...below(element)]
      .filter(({tagName}) => /^(input|select|textarea)$/.test(tagName))
      .map(fieldOf)
      .filter(({name}) => name !== '');
  }

  /** A field by the last part of its name: `form[name]` is `name`. */
  field(name: string): FormField {
    const found = this.fields.filter(
      (one) => one.name === name || one.name.endsWith(`[${name}]`) || one.id === name,
    );
    const field = found.find(({type, value}) => type !== 'radio' || value !== undefined);
    if (!field) throw new Error(`The form has no field "${name}".`);
    return field;
  }

  /** What a browser would send, with changes by the last part of a name; `null` leaves a field out. */
  data(changes: Readonly<Record<string, string | null>>): URLSearchParams {
    const data = new URLSearchParams();
    for (const {name, value, disabled, type} of this.fields) {
      if (value !== undefined && !disabled && type !== 'file') data.append(name, value);
    }
    for (const [name, value] of Object.entries(changes)) {
      const known = this.fields.find(
        (one) => one.name === name || one.name.endsWith(`[${name}]`) || one.id === name,
      );
      if (value === null) data.delete(known?.name ?? name);
      else data.set(known?.name ?? name, value);
    }
    return data;
  }
}

/** A page of the interface, as its HTML. */
export class Page {
  private readonly elements: readonly Element[];

  constructor(
    readonly path: string,
    readonly status: number,
    readonly html: string,
  ) {
    this.elements = [...below(parse(html))];
  }

  all(tagName: string): Element[] {
    return this.elements.filter((one) => one.tagName === tagName);
  }

  withClass(name: string): Element[] {
    return this.elements.filter((one) => attribute(one, 'class')?.split(/\s+/).includes(name));
  }

  byId(id: string): Element | undefined {
    return this.elements.find((one) => attribute(one, 'id') === id);
  }

  /** The last form of a page is the one in its middle; menus come first. */
  form(name?: string): Form {
    const forms = this.all('form').filter(
      (one) => !name || attribute(one, 'name') === name || attribute(one, 'id') === name,
    );
    const form = forms.at(-1);
    if (!form) throw new Error(`${this.path} has no form${name ? ` "${name}"` : ''}.`);
    return new Form(form);
  }

  get text(): string {
    const body = this.all('body')[0];
    return body ? squeezed(textOf(body)) : '';
  }

  /** What a label of a field says, by the id of the field. */
  labelOf(id: string): string | undefined {
    const label = this.all('label').find((one) => attribute(one, 'for') === id);
    return label && squeezed(textOf(label));
  }

  /** Notices at the top of the page. */
  get alerts(): string[] {
    return this.withClass('alert').map((one) => squeezed(textOf(one)));
  }

  get links(): string[] {
    return this.all('a').map((one) => attribute(one, 'href') ?? '');
  }
}
