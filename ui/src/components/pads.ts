/** The pads on which people enter what fell on a real table: fetched together, and then at hand. */

export { default as FacePad } from "./FacePad.svelte";
export { default as PointsLine } from "./PointsLine.svelte";
export { default as PointsPad } from "./PointsPad.svelte";
