import type { Brand } from '@parley/functions/shared/brand/brand'
import {
  brandNameLength,
  brandVariants,
  colourPattern,
  colourUsages,
  fontPattern,
  maxRadius,
  picturePattern,
} from '@parley/functions/shared/brand/brandPatterns'
import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'

/**
 * Parses a brand's JSON as `brandSchema` would, without zod, which is not part of the first view.
 * An invalid field gets the value of the default brand, so that a page is always shown.
 */
export function readBrand(text: string): Brand {
  const fields = fieldsOf(parse(text))
  const logo = fieldsOf(fields['logo'])
  const palette = coloursOf(fields['palette'], 9)
  const charts = coloursOf(fields['charts'], 6)
  const variant = brandVariants.find((name) => name === fields['variant'])
  const usage = colourUsages.find((name) => name === fields['usage'])
  const name = nameOf(fields['name']) ?? defaultBrand.name
  return {
    name,
    title: nameOf(fields['title']) ?? name,
    logo: {
      light: textOf(logo['light'], picturePattern) ?? '',
      dark: textOf(logo['dark'], picturePattern) ?? '',
    },
    favicon: textOf(fields['favicon'], picturePattern) ?? '',
    font: textOf(fields['font'], fontPattern) ?? defaultBrand.font,
    primary: textOf(fields['primary'], colourPattern) ?? defaultBrand.primary,
    neutralHue: numberOf(fields['neutralHue'], 360) ?? defaultBrand.neutralHue,
    radius: numberOf(fields['radius'], maxRadius) ?? defaultBrand.radius,
    variant: variant ?? defaultBrand.variant,
    ...(palette && { palette }),
    ...(usage && { usage }),
    ...(charts && { charts }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function textOf(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}

function nameOf(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value.trim() : ''
  return name !== '' && name.length <= brandNameLength ? name : undefined
}

function numberOf(value: unknown, max: number): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= max ? value : undefined
}

function coloursOf(value: unknown, count: number): string[] | undefined {
  if (!Array.isArray(value) || value.length !== count) return undefined
  const colours = value
    .map((colour) => textOf(colour, colourPattern))
    .filter((colour) => colour !== undefined)
  return colours.length === count ? colours : undefined
}
