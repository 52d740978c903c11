import type { Brand } from '@parley/functions/shared/brand/brand'
import { accentColours } from './accentColours.ts'
import { fontFaces } from './fontFaces.ts'
import { neutralCss, neutralNames, tintOf, type Neutral, type Scheme } from './neutrals.ts'

const mono = "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace"

/** Colours with a meaning, in OKLCH: lightness, chroma, hue. */
export const semantics = {
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

/** The tones that replace others in a variant. */
const replaced: Record<Brand['variant'], Partial<Record<Neutral, Neutral>>> = {
  default: {},
  bordered: { line: 'line-strong' },
  faded: { surface: 'sunken' },
  flat: { line: 'hover' },
}

/**
 * Returns the custom properties that every style sheet, Mantine's included, uses: paper and ink, one accent,
 * hairlines instead of shadows. Elements of the class `lit` are light in both schemes.
 */
export function brandCss(brand: Brand): string {
  const constants = [
    `--font:'${brand.font} Variable','${brand.font}',ui-sans-serif,system-ui,sans-serif`,
    `--mono:${mono}`,
    `--radius:${brand.radius}px`,
    `--radius-small:${Math.round(brand.radius * 0.75)}px`,
    `--radius-large:${Math.round(brand.radius * 1.5)}px`,
    '--ease:cubic-bezier(.2,.7,.2,1)',
  ]
  const shade = `oklch(0.2 0.02 ${brand.neutralHue}/`
  const lightFloat = `--float:0 1px 2px ${shade}.06),0 12px 32px -8px ${shade}.18)`
  const darkFloat = '--float:0 1px 2px #0006,0 16px 40px -8px #000a'
  const light = [...constants, ...schemeCss(brand, 'light'), lightFloat].join(';')
  const dark = [...schemeCss(brand, 'dark'), darkFloat].join(';')
  return `${fontFaces(brand.font)}:root,.lit{${light}}:root[data-mantine-color-scheme=dark]{${dark}}`
}

function schemeCss({ primary, neutralHue, variant, usage }: Brand, scheme: Scheme): string[] {
  const tint = usage === 'colorful' ? tintOf(primary, scheme) : undefined
  const accent = accentColours(primary, neutralHue, scheme, tint)
  return [
    `color-scheme:${scheme}`,
    ...neutralNames.map(
      (name) => `--${name}:${neutralCss(scheme, replaced[variant][name] ?? name, neutralHue, tint)}`,
    ),
    ...Object.entries(semantics[scheme]).map(([name, value]) => `--${name}:oklch(${value})`),
    `--accent:${accent.fill}`,
    `--accent-hover:${accent.hover}`,
    `--accent-edge:${accent.edge}`,
    `--accent-ink:${accent.ink}`,
    `--accent-wash:${accent.wash}`,
    `--accent-line:${accent.line}`,
    `--on-accent:${accent.onFill}`,
    ...(usage === 'gradient' ? [`--accent-image:linear-gradient(135deg,${accent.fill},${accent.end})`] : []),
  ]
}
