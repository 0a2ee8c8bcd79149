/** Memoizes a function by its first argument, an object; the value is kept as long as that object is. */
export function memoized<K extends object, Rest extends readonly unknown[], V>(
  make: (key: K, ...rest: Rest) => V,
): (key: K, ...rest: Rest) => V {
  const known = new WeakMap<K, {readonly value: V}>();
  return (key, ...rest) => {
    const entry = known.get(key) ?? {value: make(key, ...rest)};
    known.set(key, entry);
    return entry.value;
  };
}
