import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useColorScheme } from '../lib/colorScheme.ts'
import { cssVariables, mantineTheme } from '../lib/mantineTheme.ts'
import { parleyBrand } from '../lib/theme.ts'

const theme = mantineTheme(parleyBrand)

/** Around either application: Mantine in our look. Each component brings its styles (`web/mantineStyles.ts`). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={useColorScheme()}>
      {children}
    </MantineProvider>
  )
}
