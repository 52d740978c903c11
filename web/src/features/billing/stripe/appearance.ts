import type { Appearance } from '@stripe/stripe-js'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'

/**
 * Stripe's fields in the colours of the page. They live in a frame of their own, which knows no custom
 * property of ours.
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
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '14px',
      borderRadius: `${currentBrand().radius}px`,
    },
  }
}

/** As `#rrggbb`, whatever way it is written in: what the browser paints is what counts. */
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
