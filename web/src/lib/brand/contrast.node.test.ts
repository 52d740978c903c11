import { readFileSync } from 'node:fs'
import { contrastOf } from '@parley/functions/shared/brand/readableOn'
import { describe, expect, it } from 'vitest'
import { semantics } from './brandCss.ts'
import { neutral, neutralNames, type Scheme } from './neutrals.ts'
import { toHex } from './oklch.ts'

const switchCss = readFileSync('web/src/looks/Switch.css', 'utf8')
const schemes: Scheme[] = ['light', 'dark']
const hues = [0, 78, 150, 260]

describe.each(schemes)('the contrast in %s, with neutrals of any hue', (scheme) => {
  const grounds = (hue: number) =>
    (['paper', 'surface', 'sunken'] as const).map((name) => neutral(scheme, name, hue))
  const least = (colour: (hue: number) => string, groundsOf = grounds) =>
    Math.min(...hues.flatMap((hue) => groundsOf(hue).map((ground) => contrastOf(colour(hue), ground))))

  it.each(['border-color', 'background'] as const)(
    'makes the %s of a switch that is off visible',
    (property) => {
      const colour = (hue: number) => neutral(scheme, offColour(property), hue)
      expect(least(colour)).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(['Checkbox', 'Radio'] as const)('makes the edge of an empty %s visible', (name) => {
    const colour = (hue: number) => neutral(scheme, emptyColour(name), hue)
    expect(least(colour)).toBeGreaterThanOrEqual(3)
  })

  it('makes the edge of a text field visible', () => {
    const pages = (hue: number) => (['paper', 'surface'] as const).map((name) => neutral(scheme, name, hue))
    expect(least((hue) => neutral(scheme, 'line-field', hue), pages)).toBeGreaterThanOrEqual(3)
  })

  it.each(['bad', 'warn', 'good'] as const)('makes text in the colour %s readable', (name) => {
    const washed = () => [meaning(scheme, `${name}-wash`)]
    expect(least(() => meaning(scheme, name))).toBeGreaterThanOrEqual(4.5)
    expect(least(() => meaning(scheme, name), washed)).toBeGreaterThanOrEqual(4.5)
  })

  it('makes quiet text readable', () => {
    expect(least((hue) => neutral(scheme, 'ink-3', hue))).toBeGreaterThanOrEqual(4.5)
  })
})

/** Returns the tone of the edge or the thumb of a switch that is off, from the style sheet. */
function offColour(property: 'border-color' | 'background') {
  const part = property === 'border-color' ? 'track' : 'thumb'
  const rule = new RegExp(
    `:not\\(:checked\\):enabled[^{]*Switch-${part} \\{[^}]*${property}: var\\(--([\\w-]+)\\)`,
  )
  const name = neutralNames.find((one) => one === rule.exec(switchCss)?.[1])
  if (name === undefined) throw new Error(`A switch that is off has no ${property} of the theme.`)
  return name
}

/** Returns the tone of the edge of a box or radio that is not chosen, from its style sheet. */
function emptyColour(part: 'Checkbox' | 'Radio') {
  const css = readFileSync(`web/src/looks/${part}.css`, 'utf8')
  const rule = /:not\(:checked[^)]*\):enabled \{[^}]*border-color: var\(--([\w-]+)\)/.exec(css)
  const name = neutralNames.find((one) => one === rule?.[1])
  if (name === undefined) throw new Error(`An empty ${part} has no edge of the theme.`)
  return name
}

function meaning(scheme: Scheme, name: keyof (typeof semantics)[Scheme]): string {
  const [lightness = 0, chroma = 0, hue = 0] = semantics[scheme][name].split(' ').map(Number)
  return toHex({ lightness, chroma, hue })
}
