import {documentFile as file} from './document';

/**
 * The document with every `$ref` replaced by its target. Our document has no circular references, and a depth limit would
 * report one with a clear error.
 */
export function resolveReferences<T>(root: T): T {
  function lookUp(reference: string): unknown {
    return reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((node, key) => {
        const next = (node as Record<string, unknown> | undefined)?.[key.replace(/~1/g, '/')];
        if (next === undefined) {
          throw new Error(
            `${file} refers to "${reference}", which it does not have. Remedy: correct the $ref, or add what it names.`,
          );
        }
        return next;
      }, root);
  }

  function visit(node: unknown, depth: number): unknown {
    if (depth > 60) {
      throw new Error(`${file} refers to itself in a circle. Remedy: take one of the $ref out.`);
    }
    if (Array.isArray(node)) return node.map((entry) => visit(entry, depth + 1));
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node) return visit(lookUp(String(node.$ref)), depth + 1);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, visit(value, depth + 1)]),
    );
  }

  return visit(root, 0) as T;
}
