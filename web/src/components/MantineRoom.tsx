import './mantine.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useColorScheme } from '../lib/colorScheme.ts'
import { cssVariables, mantineTheme } from '../lib/mantineTheme.ts'
import { parleyBrand } from '../lib/theme.ts'

const theme = mantineTheme(parleyBrand)

/**
 * Where Mantine is at home: around whatever opens, floats or is typed into. The first view shows none of that
 * and does without.
 */
export function MantineRoom({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={useColorScheme()}>
      {children}
    </MantineProvider>
  )
}
