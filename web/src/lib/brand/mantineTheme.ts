import {
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeComponents,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'
import type { Brand } from '@parley/functions/shared/brand/brand'
import type { ReactNode } from 'react'
import { separatorsOf } from '../formats/separatorsOf.ts'
import { language } from '../texts/language.ts'
import { accentSteps } from './accentSteps.ts'
import { toHex } from './oklch.ts'

/** The index of the brand's own colour among the ten shades of the accent. */
const ownShade = 6

/**
 * Creates Mantine's theme from the variables of `brandCss.ts`.
 * `close` labels the buttons that close a dialog; `emptyDrawing` is above everything that is empty.
 */
export function mantineTheme(brand: Brand, close: string, emptyDrawing?: ReactNode): MantineThemeOverride {
  return {
    fontFamily: 'var(--font)',
    fontFamilyMonospace: 'var(--mono)',
    fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
    lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    radius: {
      xs: `${Math.round(brand.radius / 2)}px`,
      sm: 'var(--radius-small)',
      md: 'var(--radius)',
      lg: 'var(--radius-large)',
      xl: `${brand.radius * 2}px`,
    },
    defaultRadius: 'md',
    // Nothing moves when it is pressed.
    activeClassName: '',
    fontWeights: { regular: '400', medium: '500', bold: '600' },
    primaryColor: 'accent',
    primaryShade: ownShade,
    // At this luminance, white and black have the same contrast.
    luminanceThreshold: 0.179,
    black: '#000',
    variantColorResolver: colorsOfVariant,
    colors: {
      accent: accentShades(brand),
      gray: greys([0.985, 0.967, 0.94, 0.912, 0.835, 0.7, 0.56, 0.45, 0.34, 0.235], 0.009, brand),
      dark: greys([0.935, 0.79, 0.665, 0.5, 0.35, 0.292, 0.222, 0.19, 0.168, 0.14], 0.007, brand),
    },
    components: themeComponents(close, emptyDrawing),
  }
}

function themeComponents(close: string, emptyDrawing: ReactNode): MantineThemeComponents {
  const size = { size: 'sm' }
  const closeButtonProps = { 'aria-label': close }
  return {
    // Set explicitly, so that the border is drawn, which the accent may need.
    Button: { defaultProps: { variant: 'filled' } },
    Badge: { defaultProps: { component: 'span', variant: 'light', color: 'gray' } },
    EmptyState: { defaultProps: { icon: emptyDrawing } },
    EmptyStateTitle: { defaultProps: { order: 2 } },
    // Typed text has a direction of its own.
    TextInput: { defaultProps: { ...size, dir: 'auto' } },
    Textarea: { defaultProps: { ...size, dir: 'auto' } },
    Select: { defaultProps: size },
    NumberInput: { defaultProps: { ...size, ...separatorsOf(language) } },
    SegmentedControl: { defaultProps: { size: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: false, transitionProps: { duration: 120 } } },
    Menu: {
      defaultProps: {
        transitionProps: { duration: 120, transition: 'fade' },
        shadow: 'none',
        middlewares: { flip: true, shift: { padding: 16 } },
        // A menu contains only its items.
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { middlewares: { flip: true, shift: { padding: 16 } } } },
    Notification: { defaultProps: { closeButtonProps } },
    Modal: {
      defaultProps: {
        closeButtonProps,
        transitionProps: { duration: 150 },
        overlayProps: { backgroundOpacity: 0.35 },
        radius: 'lg',
      },
    },
    Drawer: {
      defaultProps: {
        closeButtonProps,
        transitionProps: { duration: 160 },
        overlayProps: { backgroundOpacity: 0.35 },
      },
    },
  }
}

/** Sets the text and the edge of filled elements, because the accent may be any colour. */
const colorsOfVariant: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input)
  const isAccent = input.variant === 'filled' && (input.color ?? 'accent') === 'accent'
  return isAccent ? { ...usual, color: 'var(--on-accent)', border: '1px solid var(--accent-edge)' } : usual
}

/** Returns the brand's nine steps around its own colour. */
function accentShades(brand: Brand): MantineColorsTuple {
  const steps = accentSteps(brand)
  return tuple([...steps.slice(0, ownShade), brand.primary, ...steps.slice(ownShade)])
}

function greys(lightness: readonly number[], chroma: number, { neutralHue }: Brand): MantineColorsTuple {
  return tuple(lightness.map((value) => toHex({ lightness: value, chroma, hue: neutralHue })))
}

/** Maps Mantine's variables to those of the brand, so that a change of scheme is one attribute. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-anchor': 'var(--accent-ink)',
    '--mantine-color-accent-filled': 'var(--accent)',
    '--mantine-color-accent-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    '--mantine-color-accent-light': 'var(--accent-wash)',
    '--mantine-color-accent-light-color': 'var(--accent-ink)',
    '--mantine-color-accent-light-hover': 'var(--accent-wash)',
    '--mantine-color-disabled': 'var(--hover)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-gray-light': 'var(--hover)',
    '--mantine-color-gray-light-hover': 'var(--hover)',
    '--mantine-color-gray-light-color': 'var(--ink-2)',
    '--mantine-color-green-light': 'var(--good-wash)',
    '--mantine-color-green-light-color': 'var(--good)',
    '--mantine-color-yellow-light': 'var(--warn-wash)',
    '--mantine-color-yellow-light-color': 'var(--warn)',
    // Not --bad, which is lighter in the dark because it is a colour of text.
    '--mantine-color-red-filled': 'oklch(0.52 0.175 27)',
    '--mantine-color-red-filled-hover': 'oklch(0.47 0.165 27)',
    '--mantine-color-red-light-hover': 'var(--bad-wash)',
    '--mantine-color-red-light': 'var(--bad-wash)',
    '--mantine-color-red-light-color': 'var(--bad)',
    '--mantine-color-red-outline': 'var(--bad)',
    // Warnings in a menu.
    '--mantine-color-red-6': 'var(--bad)',
  }
  return { variables: shared, light: shared, dark: shared }
}

function tuple(values: string[]): MantineColorsTuple {
  const at = (index: number) => values[index] ?? ''
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9)]
}
