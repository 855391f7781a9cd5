// @ts-check
/** Reads the answers of the engine: messages in JSON, which Sources/ScrambleWeb/Messages declares. */

export class EngineError extends Error {
  /** @param {string} code */
  constructor(code) {
    super(`the engine answers ${code}`);
    this.code = code;
  }
}

/**
 * Reads the answer at an address in the engine's memory: a length of four bytes, and that many bytes of UTF-8.
 * @param {ArrayBufferLike} memory
 * @param {number} address
 */
export function readAnswer(memory, address) {
  const length = new DataView(memory).getUint32(address, true);
  const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(memory, address + 4, length)));
  if (answer.error) throw new EngineError(answer.error);
  return answer;
}
