/** The size of every node on the canvas in pixels; it is fixed, so that nothing is measured. */
export const cardSize = { width: 232, height: 104 } as const
