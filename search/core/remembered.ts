/** Makes something of an object once and remembers it as long as the object lives. */
export function remembered<K extends object, Rest extends readonly unknown[], V>(
  make: (key: K, ...rest: Rest) => V,
): (key: K, ...rest: Rest) => V {
  const known = new WeakMap<K, {readonly value: V}>();
  return (key, ...rest) => {
    const entry = known.get(key) ?? {value: make(key, ...rest)};
    known.set(key, entry);
    return entry.value;
  };
}
