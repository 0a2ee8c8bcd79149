import {wholeName} from '../../content/cellLengths';

/** Up to this length, a line even of the narrowest phone has room for it. */
const IN_ONE_LINE = 20;

/** Whether it would break without being long: browsers do so at spaces, hyphens, ellipses and brackets. */
export const isWhole = (text: string): boolean =>
  text.length <= IN_ONE_LINE && /[\s…[-]/.test(text);

/** Cuts a name behind punctuation, but not behind its first letters, and before the capital letters inside it. */
const cuts = /(?<!^..?)(?<=[.:(/_,-])(?=[^.:(/_,)-])|(?<=[a-z])(?=[A-Z])|(?<=\s)/;

/** Pieces of code between which a line may break, each as long as fits. */
export function breakable(text: string): string[] {
  if (text.length <= wholeName) return [text];
  return text.split(cuts).reduce<string[]>((pieces, part) => {
    const last = pieces.at(-1) ?? '';
    const fits = last !== '' && last.length + part.length <= wholeName && !/\s$/.test(last);
    return fits ? [...pieces.slice(0, -1), last + part] : [...pieces, part];
  }, []);
}
