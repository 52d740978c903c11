/** A colour in OKLCH: lightness 0–1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Triple = [number, number, number]

/** Converts `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const cones = multiply(toCones, [red ?? 0, green ?? 0, blue ?? 0]).map(Math.cbrt)
  const [lightness, a, b] = multiply(toLab, [cones[0] ?? 0, cones[1] ?? 0, cones[2] ?? 0])
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** Converts to `#rrggbb`. A colour outside sRGB loses chroma until it fits; lightness and hue stay. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness))
  const chroma = isInGamut(channelsOf({ ...color, lightness }))
    ? color.chroma
    : bisect(0, color.chroma, (less) => isInGamut(channelsOf({ ...color, lightness, chroma: less })))
  const digits = channelsOf({ ...color, lightness, chroma }).map((channel) =>
    Math.round(Math.min(1, Math.max(0, gammaOf(channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** Returns the value nearest to `bad` for which a condition still holds, given that it holds at `good`. */
export function bisect(good: number, bad: number, holds: (value: number) => boolean): number {
  let [from, to] = [good, bad]
  for (let step = 0; step < 16; step++) {
    const middle = (from + to) / 2
    if (holds(middle)) from = middle
    else to = middle
  }
  return from
}

/** Returns red, green and blue, linear; outside 0–1 they are not in sRGB. */
function channelsOf({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  const cones = multiply(fromLab, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
  return multiply(fromCones, [cones[0] ** 3, cones[1] ** 3, cones[2] ** 3])
}

function isInGamut(channels: Triple): boolean {
  return channels.every((channel) => channel > -0.0001 && channel < 1.0001)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function gammaOf(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

function multiply(rows: readonly Triple[], [x, y, z]: Triple): Triple {
  const [first = 0, second = 0, third = 0] = rows.map(([a, b, c]) => a * x + b * y + c * z)
  return [first, second, third]
}

// Björn Ottosson's matrices: https://bottosson.github.io/posts/oklab/
const toCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromLab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const fromCones: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
