// @ts-check
/** Finds what has changed from one reply of the engine to the next. */

/**
 * A value with every unchanged part replaced by the same object as before. Comparing identities then shows what has
 * changed.
 * @template Value
 * @param {unknown} previous
 * @param {Value} value made of plain objects and arrays; other objects are compared by identity
 * @returns {Value}
 */
export function reuseUnchanged(previous, value) {
  if (Object.is(previous, value) || typeof value !== "object" || value === null) return value;
  const [old, next] = /** @type {Record<string, unknown>[]} */ ([previous, value]);
  if (
    typeof previous !== "object" ||
    previous === null ||
    Object.getPrototypeOf(previous) !== Object.getPrototypeOf(value)
  )
    return value;
  // In a list of another length nearly every item has moved; comparing them would take long with many words.
  if (Array.isArray(value) && value.length !== /** @type {unknown[]} */ (previous).length) return value;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
  const [keys, oldKeys] = [Object.keys(next), Object.keys(old)];
  const parts = Object.fromEntries(keys.map((key) => [key, reuseUnchanged(old[key], next[key])]));
  if (keys.length === oldKeys.length && keys.every((key) => parts[key] === old[key] && key in old))
    return /** @type {Value} */ (previous);
  return /** @type {Value} */ (Array.isArray(value) ? Object.values(parts) : parts);
}
