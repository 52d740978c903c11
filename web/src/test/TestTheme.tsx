import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme } from '../lib/mantineTheme.ts'
import { parleyBrand } from '../lib/theme.ts'

const theme = mantineTheme(parleyBrand)

/** Mantine as in the product, without transitions. */
export function TestTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider env="test" theme={theme}>
      {children}
    </MantineProvider>
  )
}
