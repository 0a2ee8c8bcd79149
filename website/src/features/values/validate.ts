import type {ValueName} from '../../content/markdown/placeholders.mjs';

/** What the reader has chosen; a missing name keeps its placeholder. */
export type Values = Partial<Record<ValueName, string>>;

const hostName =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** 32 random bytes as mosparo writes them. */
const key = /^[A-Za-z0-9_-]{43}$/;

/** Host name of what was entered, also of a whole address; international names in the form that servers use. */
function toHost(text: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

/** The value as samples show it: '' if nothing was entered, undefined if it is not valid. */
export function readValue(name: ValueName, entered: string): string | undefined {
  const text = entered.trim();
  if (text === '') return '';
  switch (name) {
    case 'host':
    case 'site': {
      const host = toHost(text);
      return hostName.test(host) ? host : undefined;
    }
    case 'uuid':
      return uuid.test(text.toLowerCase()) ? text.toLowerCase() : undefined;
    case 'publicKey':
      return key.test(text) ? text : undefined;
  }
}
