/** A function that computes its value at the first call only. */
export function lazy<Value>(compute: () => Value): () => Value {
  let known: {readonly value: Value} | undefined;
  return () => (known ??= {value: compute()}).value;
}
