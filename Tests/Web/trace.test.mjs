// Which beads a drag selects: node --test Tests/Web

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { intendedBeads } from "../../Web/round/trace.js";

/**
 * Generated drags across beads, some of which the words do not use, in the layouts of an upright phone, a phone on its
 * side and a desktop. They imitate a hand, which takes longer for longer distances, moves in slight curves, cuts
 * corners and trembles. At the intended beads, the hand stops, slows down or only turns.
 */
const { places, traces } = JSON.parse(readFileSync(new URL("traces.json", import.meta.url), "utf8"));

const beadsOf = (layout) => places[layout].map(([x, y, size]) => ({ x, y, size }));
const samplesOf = (trace) => trace.samples.map(([time, x, y]) => ({ x, y, time }));
const spelled = (letters, beads) => beads.map((bead) => letters[bead]).join("");

for (const trace of traces) {
  test(`a drag on the ${trace.letters} of a ${trace.layout} screen spells ${trace.word}`, () => {
    const beads = intendedBeads(samplesOf(trace), beadsOf(trace.layout), true);
    assert.equal(spelled(trace.letters, beads), trace.word);
  });
}

test("the traces cross beads that they do not mean", () => {
  const crossed = traces.filter((trace) => {
    const beads = beadsOf(trace.layout);
    const all = new Set(
      samplesOf(trace).map(({ x, y }) => beads.findIndex((bead) => Math.hypot(bead.x - x, bead.y - y) < bead.size / 2)),
    );
    all.delete(-1);
    return all.size > trace.word.length;
  });
  assert.ok(crossed.length >= 12, `${crossed.length} of ${traces.length}`);
});

test("while a drag goes on, letters are only added", () => {
  for (const trace of traces) {
    const samples = samplesOf(trace);
    const seen = samples.map((_, index) =>
      spelled(trace.letters, intendedBeads(samples.slice(0, index + 1), beadsOf(trace.layout), false)),
    );
    const steps = seen.filter((word, index) => word !== seen[index - 1]);
    assert.ok(
      steps.every((word, index) => index === 0 || word.startsWith(steps[index - 1])),
      `${trace.word}: ${steps}`,
    );
  }
});

/**
 * A row of four beads. `steadyDrag` moves a pointer along it at constant speed from stop to stop: the index of a bead,
 * or a number between two indices.
 */
const row = [0, 1, 2, 3].map((index) => ({ x: 100 * index, y: 0, size: 66 }));
function steadyDrag(...stops) {
  const samples = [];
  stops.forEach((to, index) => {
    const from = stops[index - 1] ?? to;
    const steps = index === 0 ? 1 : Math.max(1, Math.round(Math.abs(to - from) * 12));
    for (let step = 1; step <= steps; step += 1)
      samples.push({ x: 100 * (from + ((to - from) * step) / steps), y: 0, time: 10 * samples.length });
  });
  return samples;
}

test("a straight line means its ends and the beads where it pauses", () => {
  assert.deepEqual(intendedBeads(steadyDrag(0, 3), row, true), [0, 3]);
  const [before, after] = [steadyDrag(0, 2), steadyDrag(2, 3)];
  const later = after.map((sample) => ({ ...sample, time: sample.time + before.at(-1).time + 200 }));
  assert.deepEqual(intendedBeads([...before, ...later], row, true), [0, 2, 3]);
});

test("a turn back to the previous bead removes the last one, and a bead is meant only once", () => {
  assert.deepEqual(intendedBeads(steadyDrag(0, 2, 0), row, true), [0]);
  assert.deepEqual(intendedBeads(steadyDrag(0, 2, 1, 3, 0), row, true), [0, 2, 1, 3]);
  assert.deepEqual(intendedBeads(steadyDrag(3, 0, 3), row, true), [3]);
});

test("a drag that takes no time means its ends and turns", () => {
  const places = [
    [0, 0],
    [100, 0],
    [100, 90],
    [0, 90],
  ].map(([x, y]) => ({ x, y, size: 66 }));
  const samples = [0, 1, 2, 3].flatMap((index) => {
    const [from, to] = [places[Math.max(0, index - 1)], places[index]];
    return [0.25, 0.5, 0.75, 1].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      time: index,
    }));
  });
  assert.deepEqual(intendedBeads(samples, places, true), [0, 1, 2, 3]);
});

test("a pointer that is lifted beside the beads means no bead there", () => {
  const samples = [...steadyDrag(0, 1), { x: 100, y: 80, time: 300 }, { x: 100, y: 160, time: 400 }];
  assert.deepEqual(intendedBeads(samples, row, true), [0, 1]);
  assert.deepEqual(intendedBeads([{ x: 5, y: 5, time: 0 }], row, true), [0]);
});
