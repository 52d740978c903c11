import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core'
import type { Brand } from './theme.ts'

/** Mantine dressed in the language of `theme.ts`. */
export function mantineTheme(brand: Brand): MantineThemeOverride {
  const ramp = (lightness: readonly number[], chroma: number, hue: number) =>
    tuple(lightness.map((value) => `oklch(${value} ${chroma} ${hue})`))
  const size = { size: 'sm' }
  const closeButtonProps = { 'aria-label': 'Close' }
  return {
    fontFamily: 'var(--font)',
    fontFamilyMonospace: 'var(--mono)',
    fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
    lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
    defaultRadius: 'md',
    // Nothing moves when it is pressed.
    activeClassName: '',
    fontWeights: { regular: '400', medium: '550', bold: '600' },
    primaryColor: 'accent',
    primaryShade: { light: 6, dark: 6 },
    colors: {
      accent: ramp(
        [0.97, 0.94, 0.88, 0.8, 0.71, 0.6, 0.46, 0.4, 0.35, 0.3],
        brand.accentChroma,
        brand.accentHue,
      ),
      gray: ramp([0.985, 0.967, 0.94, 0.912, 0.835, 0.7, 0.56, 0.45, 0.34, 0.235], 0.009, brand.neutralHue),
      dark: ramp([0.935, 0.79, 0.665, 0.5, 0.35, 0.292, 0.222, 0.19, 0.168, 0.14], 0.007, brand.neutralHue),
    },
    components: {
      Badge: { defaultProps: { component: 'span', variant: 'light', color: 'gray' } },
      EmptyStateTitle: { defaultProps: { order: 2 } },
      TextInput: { defaultProps: size },
      Textarea: { defaultProps: size },
      Select: { defaultProps: size },
      NumberInput: { defaultProps: size },
      SegmentedControl: { defaultProps: { size: 'sm' } },
      Tooltip: { defaultProps: { openDelay: 350, withArrow: false, transitionProps: { duration: 120 } } },
      Menu: { defaultProps: { transitionProps: { duration: 120, transition: 'fade' }, shadow: 'none' } },
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
    },
  }
}

/** Mantine's own variables point at ours, so that a change of scheme is one attribute. */
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
    // Not --bad, which is lighter in the dark: there it is a colour of words.
    '--mantine-color-red-filled': 'oklch(0.52 0.175 27)',
    '--mantine-color-red-filled-hover': 'oklch(0.47 0.165 27)',
    '--mantine-color-red-light-hover': 'var(--bad-wash)',
    '--mantine-color-red-light': 'var(--bad-wash)',
    '--mantine-color-red-light-color': 'var(--bad)',
    '--mantine-color-red-outline': 'var(--bad)',
  }
  return { variables: shared, light: shared, dark: shared }
}

function tuple(values: string[]): MantineColorsTuple {
  const at = (index: number) => values[index] ?? ''
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9)]
}
