/** The fixed size of every node on the canvas, in pixels, so that nothing needs measuring. */
export const nodeSize = { width: 232, height: 104 } as const
