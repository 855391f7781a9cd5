// A database and a `localStorage` in memory, for tests that need no browser.

import { joined } from "../../Web/engine/store.js";

/** A database that can fail and wait. */
export class FakeStore {
  values = new Map();
  readError = null;
  failingKeys = [];
  gate = Promise.resolve();

  async readAll() {
    if (this.readError) throw this.readError;
    return new Map(this.values);
  }

  async append(key, text, whole) {
    await this.gate;
    if (this.failingKeys.includes(key)) throw new Error("the disk is full");
    const saved = this.values.get(key);
    this.values.set(key, saved === undefined ? whole : joined(saved, text));
  }

  async deleteAll() {
    if (this.readError) throw this.readError;
    this.values.clear();
  }

  words(key) {
    return (this.values.get(key) ?? "").match(/(?<=^found )\w+/gm) ?? [];
  }
}

/** An empty storage. As in `localStorage`, the methods are not among the keys. */
export const emptyStorage = () =>
  Object.create({
    getItem(name) {
      return this[name] ?? null;
    },
    setItem(name, value) {
      this[name] = value;
    },
    removeItem(name) {
      delete this[name];
    },
  });
