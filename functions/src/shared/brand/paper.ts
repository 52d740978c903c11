/** Lightness and chroma of the page and of its text in OKLCH; the hue comes from the brand. */
export const paperTones = {
  light: { paper: [0.985, 0.004], ink: [0.235, 0.012] },
  dark: { paper: [0.19, 0.006], ink: [0.935, 0.006] },
} as const

/** Returns a tone as a CSS colour. */
export function toneCss([lightness, chroma]: readonly [number, number], hue: number): string {
  return `oklch(${lightness} ${chroma} ${hue})`
}
