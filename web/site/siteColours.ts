import type { Brand } from '../../functions/src/shared/brand/brand.ts'
import { accentColours } from '../src/lib/brand/accentColours.ts'
import { semantics } from '../src/lib/brand/brandCss.ts'
import { neutralCss, neutralNames, type Scheme } from '../src/lib/brand/neutrals.ts'

/** Returns the custom properties of a brand for the public pages, in which `light-dark` chooses the scheme. */
export function siteColours(brand: Brand): string {
  const [light, dark] = [coloursOf(brand, 'light'), coloursOf(brand, 'dark')]
  const both = Object.entries(light).map(([name, value]) => `--${name}:light-dark(${value},${dark[name]})`)
  return `:root{${both.join(';')}}`
}

function coloursOf({ primary, neutralHue }: Brand, scheme: Scheme): Record<string, string> {
  const accent = accentColours(primary, neutralHue, scheme)
  const neutrals = neutralNames.map((name) => [name, neutralCss(scheme, name, neutralHue)])
  return {
    ...Object.fromEntries(neutrals),
    warn: `oklch(${semantics[scheme].warn})`,
    accent: accent.fill,
    'accent-hover': accent.hover,
    'accent-edge': accent.edge,
    'accent-ink': accent.ink,
    'accent-wash': accent.wash,
    'accent-line': accent.line,
    'on-accent': accent.onFill,
  }
}
