/** A colour in HSL: hue in degrees, saturation and lightness in percent. */
export interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

const hexPattern = /^#[0-9a-f]{6}$/i
const hslPattern = /^hsl\(\s*([\d.]{1,8})(?:deg)?[\s,]+([\d.]{1,8})%[\s,]+([\d.]{1,8})%\s*\)$/i

/** Converts `#rrggbb`. */
export function toHsl(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex)
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = max - min
  const lightness = (max + min) / 2
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1))
  const sector =
    range === 0
      ? 0
      : max === red
        ? (green - blue) / range
        : max === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4
  return { hue: (sector * 60 + 360) % 360, saturation: saturation * 100, lightness: lightness * 100 }
}

/** Converts to `#rrggbb`. */
export function hslToHex({ hue, saturation, lightness }: Hsl): string {
  const light = clamp(lightness) / 100
  const amount = (clamp(saturation) / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const sector = (offset + hue / 30) % 12
    return toDigits(light - amount * Math.max(-1, Math.min(sector - 3, 9 - sector, 1)))
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Returns `#rrggbb` as `hsl(…)`, with enough decimals to return to the same colour. */
export function hslText(hex: string): string {
  const { hue, saturation, lightness } = toHsl(hex)
  return `hsl(${round(hue)}, ${round(saturation)}%, ${round(lightness)}%)`
}

/** Parses `#rrggbb` or `hsl(…)` to `#rrggbb`; returns undefined for anything else. */
export function parseColour(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  if (hexPattern.test(text)) return text.toLowerCase()
  const [, hue, saturation, lightness] = hslPattern.exec(text) ?? []
  const numbers = [hue, saturation, lightness].map(Number)
  const [h = NaN, s = NaN, l = NaN] = numbers
  if (!(h <= 360 && s <= 100 && l <= 100)) return undefined
  return hslToHex({ hue: h, saturation: s, lightness: l })
}

/** Mixes a share of one `#rrggbb` with another, as `color-mix(in srgb, …)` does. */
export function mixColours(one: string, share: number, other: string): string {
  const others = channelsOf(other)
  return `#${channelsOf(one)
    .map((channel, index) => toDigits(channel * share + (others[index] ?? 0) * (1 - share)))
    .join('')}`
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

function toDigits(channel: number): string {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0')
}

const clamp = (percent: number) => Math.min(100, Math.max(0, percent))
const round = (value: number) => Math.round(value * 100) / 100
