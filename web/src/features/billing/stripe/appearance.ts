import type { Appearance, CustomFontSource } from '@stripe/stripe-js'
import { fontFiles } from '@parley/functions/shared/brand/fonts'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'

/**
 * Returns the look of Stripe's fields from the page's colours. They are in Stripe's own frame, which has no
 * access to the page's custom properties.
 */
export function readAppearance(scheme: 'light' | 'dark'): Appearance {
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorBackground: readColour('--surface'),
      colorText: readColour('--ink'),
      colorPrimary: readColour('--accent'),
      colorDanger: readColour('--bad'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSizeBase: '14px',
      borderRadius: `${currentBrand().radius}px`,
    },
    rules: {
      '.Label': { fontSize: '14px', fontWeight: '500' },
      '.Input': { border: `1px solid ${readColour('--line-field')}`, boxShadow: 'none', padding: '9px 12px' },
    },
  }
}

/** Returns the files of the brand's font, which that frame must load itself. */
export function readFonts(): CustomFontSource[] {
  const family = currentBrand().font
  return fontFiles(family).map(({ file, unicodeRange }) => ({
    family: `${family} Variable`,
    weight: '100 1000',
    src: `url(${location.origin}/widget/fonts/${file})`,
    unicodeRange,
  }))
}

/** Returns a colour as `#rrggbb`, whatever its notation: the browser paints and reads it. */
function readColour(name: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name)
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
