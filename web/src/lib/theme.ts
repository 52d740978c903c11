/**
 * The whole visual language, decided here: "paper and ink". A warm neutral scale with a hint of one hue,
 * hairlines instead of shadows, one accent. Another brand is another `Brand`; no component knows one.
 */
export interface Brand {
  name: string
  /** Hue of paper and ink, in OKLCH degrees. */
  neutralHue: number
  accentHue: number
  accentChroma: number
  font: string
}

export const parleyBrand: Brand = {
  name: 'Parley',
  neutralHue: 78,
  accentHue: 274,
  accentChroma: 0.165,
  font: "'DM Sans Variable', ui-sans-serif, system-ui, sans-serif",
}

const mono = "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace"

/** Lightness and chroma of each named surface and ink; the brand gives the hue. */
const neutrals = {
  light: {
    paper: [0.985, 0.004],
    surface: [0.998, 0.0015],
    sunken: [0.967, 0.006],
    hover: [0.95, 0.007],
    line: [0.912, 0.008],
    'line-strong': [0.835, 0.01],
    ink: [0.235, 0.012],
    'ink-2': [0.42, 0.013],
    'ink-3': [0.535, 0.013],
  },
  dark: {
    paper: [0.19, 0.006],
    surface: [0.222, 0.007],
    sunken: [0.168, 0.006],
    hover: [0.262, 0.008],
    line: [0.292, 0.008],
    'line-strong': [0.39, 0.01],
    ink: [0.935, 0.006],
    'ink-2': [0.79, 0.01],
    'ink-3': [0.665, 0.012],
  },
} as const

const semantics = {
  light: {
    good: '0.5 0.105 158',
    'good-wash': '0.955 0.03 158',
    warn: '0.53 0.11 68',
    'warn-wash': '0.96 0.04 85',
    bad: '0.52 0.175 27',
    'bad-wash': '0.962 0.02 27',
  },
  dark: {
    good: '0.76 0.12 158',
    'good-wash': '0.27 0.035 158',
    warn: '0.8 0.12 80',
    'warn-wash': '0.28 0.04 75',
    bad: '0.73 0.14 27',
    'bad-wash': '0.27 0.05 27',
  },
} as const

/** The custom properties that every style sheet, Mantine's included, is built on. */
export function themeCss(brand: Brand): string {
  const accent = (lightness: number, chroma = 1) =>
    `oklch(${lightness} ${(brand.accentChroma * chroma).toFixed(3)} ${brand.accentHue})`
  const scheme = (name: 'light' | 'dark') => [
    ...Object.entries(neutrals[name]).map(
      ([key, [lightness, chroma]]) => `--${key}:oklch(${lightness} ${chroma} ${brand.neutralHue})`,
    ),
    ...Object.entries(semantics[name]).map(([key, value]) => `--${key}:oklch(${value})`),
    `color-scheme:${name}`,
  ]
  const light = [
    ...scheme('light'),
    `--accent:${accent(0.46)}`,
    `--accent-hover:${accent(0.4)}`,
    `--accent-ink:${accent(0.44)}`,
    `--accent-wash:${accent(0.955, 0.14)}`,
    `--on-accent:#fff`,
    `--float:0 1px 2px oklch(0.2 0.02 ${brand.neutralHue}/.06),0 12px 32px -8px oklch(0.2 0.02 ${brand.neutralHue}/.18)`,
  ]
  const dark = [
    ...scheme('dark'),
    `--accent:${accent(0.54)}`,
    `--accent-hover:${accent(0.6)}`,
    `--accent-ink:${accent(0.79, 0.7)}`,
    `--accent-wash:${accent(0.29, 0.4)}`,
    `--on-accent:#fff`,
    '--float:0 1px 2px #0006,0 16px 40px -8px #000a',
  ]
  const constants = [
    `--font:${brand.font}`,
    `--mono:${mono}`,
    '--radius:8px',
    '--radius-small:6px',
    '--radius-large:12px',
    '--ease:cubic-bezier(.2,.7,.2,1)',
  ]
  return `:root{${[...constants, ...light].join(';')}}:root[data-mantine-color-scheme=dark]{${dark.join(';')}}`
}
