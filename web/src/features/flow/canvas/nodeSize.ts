/** Of every node on the canvas, in pixels: fixed, so that nothing is measured. */
export const nodeSize = { width: 232, height: 104 } as const
