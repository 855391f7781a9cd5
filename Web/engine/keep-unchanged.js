// @ts-check
/** Tells what has changed from one reply of the engine to the next. */

/**
 * A value in which every part that has not changed is the same object as before, so that its identity tells whether it has changed.
 * @template Value
 * @param {unknown} before
 * @param {Value} value made of plain objects and arrays; others are compared by identity
 * @returns {Value}
 */
export function keepUnchanged(before, value) {
  if (Object.is(before, value) || typeof value !== "object" || value === null) return value;
  const [old, next] = /** @type {Record<string, unknown>[]} */ ([before, value]);
  if (typeof before !== "object" || before === null || Object.getPrototypeOf(before) !== Object.getPrototypeOf(value))
    return value;
  // In a list of another length nearly every place has another item; comparing them would take long with many words.
  if (Array.isArray(value) && value.length !== /** @type {unknown[]} */ (before).length) return value;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
  const [keys, oldKeys] = [Object.keys(next), Object.keys(old)];
  const kept = Object.fromEntries(keys.map((key) => [key, keepUnchanged(old[key], next[key])]));
  if (keys.length === oldKeys.length && keys.every((key) => kept[key] === old[key] && key in old))
    return /** @type {Value} */ (before);
  return /** @type {Value} */ (Array.isArray(value) ? Object.values(kept) : kept);
}
